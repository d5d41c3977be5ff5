import { NotFoundException } from '@aws-sdk/client-sns'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { apiLimits } from '#shared/apiLimits.ts'
import { Discussion } from '#shared/entities/discussion.ts'
import { runDue } from '../desk/runDue.ts'
import { findNotices, markTold } from '../store/staff/noticeAddresses.ts'
import { markSeen } from '../store/staff/staffSeen.ts'
import { startDesk } from '../testing/desk.ts'
import { mockSns } from '../testing/mockSns.ts'
import { addMember, logIn, requestFromSite } from '../testing/staff.ts'
import { announceWaiting } from './announceWaiting.ts'

vi.stubEnv('NOTICES_TOPIC', 'arn:aws:sns:us-east-1:111122223333:test')
const desk = startDesk()
const mail = mockSns()
const minute = 60_000
const { interval, away } = apiLimits.notices
const post = { category: 'Families', author: 'The team', content: '<p>Words of a secret draft.</p>' }

let names = 0
/** A member whose address is confirmed, with a draft of their own. */
async function newMember() {
  const username = `reader-${++names}`
  const address = `${username}@clinic.example`
  await addMember(desk.store, username, 'twelve characters')
  const cookie = await logIn(username, 'twelve characters')
  const cookies = [cookie]
  await requestFromSite('PUT /api/admin/account/notices', { cookies, json: { address } })
  mail.confirm(address)
  const json = { content: { ...post, title: 'A draft', slug: username } }
  const made = await requestFromSite('POST /api/admin/documents/{kind}', {
    ...{ cookies, params: { kind: 'post' }, json },
  })
  const params = { kind: 'post', id: Object(made.json).id }
  const own = desk.by(cookie)
  const act = (json: object) => own.tryTo('discuss', params, json)
  const actOfAna = (json: object) => desk.tryTo('discuss', params, json)
  const tasks = () => own.tasks()
  const got = () => mail.mails.flatMap(({ to, text }) => (to === address && text !== 'Confirm' ? text : []))
  return { username, address, cookies, params, act, actOfAna, tasks, got }
}
type Member = Awaited<ReturnType<typeof newMember>>

/** Who has last used the desk now is away then. */
const later = () => Date.now() + away + minute
const run = (now: number) => announceWaiting(desk.store, now)
const message = 'Somebody waits for you in the content desk. Log in, and look at Today.'

async function approveByLink({ act }: Member): Promise<void> {
  const { token } = Discussion.parse((await act({ action: 'makeLink' })).json)
  const json = { token, action: 'approve', name: 'Ana Reyes, LPC', version: 1 }
  await requestFromSite('POST /api/admin/previews', { json })
}

/** Another post takes the address before. */
async function missSchedule({ cookies, params, username }: Member): Promise<void> {
  const publishAt = new Date(Date.now() + minute).toISOString()
  const json = { version: 1, publishAt }
  const options = { cookies, params, json }
  const { statusCode } = await requestFromSite('PUT /api/admin/documents/{kind}/{id}/schedule', options)
  expect(statusCode).toBe(200)
  const other = await desk.create('post', { ...post, title: 'First', slug: username })
  await desk.act('publish', { kind: 'post', id: other.id }, { version: 1 })
  await runDue(desk.store, new Date(Date.parse(publishAt) + 1).toISOString(), async () => undefined)
}

beforeEach(() => mail.restart())

describe('a member who is away gets one mail, which says nothing of it, for [15.24]', () => {
  it.each<[string, (member: Member) => Promise<unknown>]>([
    ['an ask', ({ actOfAna, username: of }) => actOfAna({ action: 'ask', version: 1, of })],
    ['an ask of anybody', ({ actOfAna }) => actOfAna({ action: 'ask', version: 1 })],
    ['a mention', ({ actOfAna, username }) => actOfAna({ action: 'comment', text: 'Look', to: [username] })],
    [
      'an answer in place of an approval',
      async ({ act, actOfAna }) => {
        await act({ action: 'ask', version: 1 })
        await actOfAna({ action: 'answer', version: 1, text: 'Shorter' })
      },
    ],
    [
      'an approval',
      async ({ act, actOfAna }) => {
        await act({ action: 'ask', version: 1 })
        await actOfAna({ action: 'approve', version: 1 })
      },
    ],
    ['an approval by link', approveByLink],
    ['a missed schedule', missSchedule],
  ])('%s', async (_, happen) => {
    const member = await newMember()
    await run(later())
    expect(member.got()).toEqual([])
    await happen(member)
    await run(later())
    await run(later())
    await run(later() + interval)
    expect(member.got()).toEqual([message])
  })
})

it('who has an approval by link reads it on Today, until opening the text [14.61]', async () => {
  const member = await newMember()
  await approveByLink(member)
  await approveByLink(member)
  const by = 'Ana Reyes, LPC, by link'
  expect((await member.tasks()).told).toMatchObject([{ by, action: 'approve', id: member.params.id }])
  const { cookies, params } = member
  const json = { tab: 'one', claim: 'toldRead' }
  await requestFromSite('PUT /api/admin/documents/{kind}/{id}/presence', { cookies, params, json })
  expect((await member.tasks()).told).toEqual([])
})

describe('no mail comes', () => {
  const mention = ({ actOfAna, username }: Member) =>
    actOfAna({ action: 'comment', text: 'Look', to: [username] })

  it('while the member is in the desk, but afterward [15.24]', async () => {
    const member = await newMember()
    await mention(member)
    await run(Date.now())
    const seen = later()
    await markSeen(desk.store, member.username, seen)
    await run(seen + away - 1)
    expect(member.got()).toEqual([])
    await run(seen + away)
    expect(member.got()).toEqual([message])
  })

  it('within an hour of the one before, and then one for all that came [15.24]', async () => {
    const member = await newMember()
    await mention(member)
    const first = later()
    await run(first)
    await mention(member)
    await mention(member)
    await run(first + interval - 1)
    expect(member.got()).toHaveLength(1)
    await run(first + interval)
    await run(first + 2 * interval)
    expect(member.got()).toHaveLength(2)
  })

  it('for what the member has settled', async () => {
    const member = await newMember()
    const { json } = await mention(member)
    const [comment] = Discussion.parse(json).comments
    await member.act({ action: 'resolve', id: comment?.id })
    await run(later())
    expect(member.got()).toEqual([])
  })

  it.each<[string, (member: Member) => Promise<unknown>]>([
    ['asks another', ({ act }) => act({ action: 'ask', version: 1, of: 'ana' })],
    ['asks herself', ({ act, username: of }) => act({ action: 'ask', version: 1, of })],
    [
      'approves what she asked for',
      async ({ act }) => {
        await act({ action: 'ask', version: 1, of: 'ana' })
        await act({ action: 'approve', version: 1 })
      },
    ],
    ['mentions herself', ({ act, username }) => act({ action: 'comment', text: 'Look', to: [username] })],
  ])('to a member who %s, and to nobody else', async (_, happen) => {
    const [member, other] = [await newMember(), await newMember()]
    await happen(member)
    await run(later())
    expect([member.got(), other.got()]).toEqual([[], []])
  })

  it.each([
    ['a colleague', 'actOfAna', 1],
    ['the member', 'act', 0],
  ] as const)(
    'for a question again that was answered, unless it is reopened by a colleague: %s',
    async (_, reopen, mails) => {
      const member = await newMember()
      const { json } = await mention(member)
      await mention(member)
      await run(later())
      expect(member.got()).toEqual([message])
      const [comment] = Discussion.parse(json).comments
      await member.act({ action: 'resolve', id: comment?.id })
      await member[reopen]({ action: 'reopen', id: comment?.id })
      await run(later() + 2 * interval)
      expect(member.got()).toHaveLength(1 + mails)
    },
  )

  it('twice, if two runs are at work at the same time', async () => {
    const member = await newMember()
    await mention(member)
    await Promise.all([run(later()), run(later())])
    expect(member.got()).toEqual([message])
  })

  it('to an address that is not confirmed, or that was removed', async () => {
    const member = await newMember()
    const { cookies } = member
    await requestFromSite('PUT /api/admin/account/notices', { cookies, json: { address: null } })
    await mention(member)
    await run(later())
    expect(member.got()).toEqual([])
  })
})

it('a mail that could not be sent is sent by the next run, and keeps no other from being sent', async () => {
  const members = [await newMember(), await newMember()]
  const to = members.map(({ username }) => username)
  await members[0]?.actOfAna({ action: 'comment', text: 'Look', to })
  mail.failOnce(new Error('SNS is gone'))
  await expect(run(later())).rejects.toThrow('SNS is gone')
  expect(members.map(({ got }) => got().length)).toEqual([0, 1])
  await run(later())
  expect(members.map(({ got }) => got().length)).toEqual([1, 1])
})

it('a mail about what came before the address was confirmed is sent once it is', async () => {
  const member = await newMember()
  const { cookies } = member
  const address = `later-${member.address}`
  await requestFromSite('PUT /api/admin/account/notices', { cookies, json: { address } })
  await member.actOfAna({ action: 'comment', text: 'Look', to: [member.username] })
  await run(later())
  mail.confirm(address)
  await run(later())
  expect(mail.mails.filter(({ to, text }) => to === address && text === message)).toHaveLength(1)
})

it('an address whose topic is gone fails no run', async () => {
  const member = await newMember()
  await member.actOfAna({ action: 'comment', text: 'Look', to: [member.username] })
  mail.failOnce(new NotFoundException({ message: '', $metadata: {} }))
  await run(later())
})

it('a notice of an address that was replaced meanwhile marks nothing', async () => {
  const { username, cookies } = await newMember()
  const before = await findNotices(desk.store, username)
  if (!before) throw new Error('There is an address')
  const json = { address: 'another@clinic.example' }
  await requestFromSite('PUT /api/admin/account/notices', { cookies, json })
  expect(await markTold(desk.store, before, { sentAt: 1 })).toBe(false)
})
