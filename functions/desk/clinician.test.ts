import { ListSubscriptionsByTopicCommand } from '@aws-sdk/client-sns'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { apiLimits } from '#shared/apiLimits.ts'
import { NamedClinician } from '#shared/entities/clinician.ts'
import { Discussion, DraftPreview } from '#shared/entities/discussion.ts'
import { DeskDocument } from '#shared/entities/documents.ts'
import { Invitation } from '#shared/entities/members.ts'
import { doneRequestKey, keys } from '#shared/keys.ts'
import { findClinician } from '../store/staff/clinician.ts'
import { deleteItem, updateItem } from '../store/write.ts'
import { auditRecords } from '../testing/auditRecords.ts'
import { beforeTransaction } from '../testing/beforeTransaction.ts'
import { startDesk } from '../testing/desk.ts'
import { mockSns } from '../testing/mockSns.ts'
import type { TestResponse } from '../testing/request.ts'
import { addMember, logIn, requestFromSite } from '../testing/staff.ts'

vi.stubEnv('NOTICES_TOPIC', 'arn:aws:sns:us-east-1:111122223333:test')
const desk = startDesk()
const mail = mockSns()
const path = '/api/admin/documents/{kind}/{id}'
const password = 'nine green bicycles uphill'
const name = 'Jane Roe, MD'
const address = 'roe@clinic.example'
const refused = {
  statusCode: 400,
  json: { issues: [{ message: expect.stringContaining('needs the approval of another member') }] },
}
let posts = 0

beforeAll(() =>
  updateItem(desk.store, keys.document('site', 'site'), { set: { whoPublishes: 'two-people' } }),
)
/** The clinic has one member, and a day has passed since the last test, which only the first login outlasts. */
let day = Date.now()
let ana = ''
beforeEach(async () => {
  mail.restart()
  day += 3 * apiLimits.members.newFor
  vi.useFakeTimers({ toFake: ['Date'], now: day })
  await deleteItem(desk.store, keys.clinician())
  for (const other of ['ruth', 'lee', 'pip']) await deleteItem(desk.store, keys.staffMember(other))
  ana = await logIn('ana', 'twelve characters')
})
const pass = async (milliseconds: number) => {
  vi.setSystemTime(Date.now() + milliseconds)
  ana = await logIn('ana', 'twelve characters')
}
const logInRuth = async () => {
  await addMember(desk.store, 'ruth', password)
  return logIn('ruth', password)
}

/** A login that ana makes for herself. */
async function logInPuppet(username = 'lee') {
  const { json } = await requestFromSite('POST /api/admin/members', { cookies: [ana], json: { username } })
  const { token } = Invitation.parse(json)
  await requestFromSite('POST /api/admin/join', { json: { token, password } })
  return logIn(username, password)
}
const changeMember = (username: string, action: string) =>
  requestFromSite('POST /api/admin/members/{username}', {
    ...{ cookies: [ana], params: { username }, json: { action } },
  })

const change = (json: object, cookie = ana, headers = {}) =>
  requestFromSite('POST /api/admin/clinician', { cookies: [cookie], json, headers })
const nameClinician = (json: object = {}, cookie = ana) =>
  change({ action: 'name', name, address, ...json }, cookie)
const current = async () =>
  NamedClinician.parse((await requestFromSite('GET /api/admin/clinician', { cookies: [ana] })).json).clinician
const recorded = async () => (await auditRecords(desk.store)).map(({ action }) => action)
const confirm = async (cookie: string) => change({ action: 'confirm', at: (await current())?.at }, cookie)

async function draft() {
  posts += 1
  const content = {
    title: 'A',
    category: 'Families',
    author: 'A',
    content: '<p>Words.</p>',
    slug: `clinician-${posts}`,
  }
  const options = { params: { kind: 'post' }, json: { content }, cookies: [ana] }
  const { json } = await requestFromSite('POST /api/admin/documents/{kind}', options)
  return { kind: 'post', id: String(Object(json).id) } as const
}
type Params = Awaited<ReturnType<typeof draft>>
const discuss = (params: Params, json: object, headers = {}) =>
  requestFromSite(`POST ${path}/discussion`, {
    ...{ params, json, cookies: [ana] },
    headers: { 'x-viewer-host': 'clinic.example', ...headers },
  })
const publish = (params: Params, cookie = ana) =>
  desk.by(cookie).tryTo('publish', params, { version: 1, confirmed: ['words ana'] })
const statusAfter = async (params: Params, action: string) => (await discuss(params, { action })).statusCode
const preview = (token: string) => requestFromSite('POST /api/admin/previews', { json: { token } })
const tokenOfMail = () => mail.mails.flatMap(({ text }) => /#(.*)$/.exec(text)?.[1] ?? []).at(-1) ?? ''
const approve = (token: string, typed = 'Somebody') =>
  requestFromSite('POST /api/admin/previews', { json: { token, action: 'approve', name: typed, version: 1 } })
const discussionOf = ({ json }: TestResponse) => Discussion.parse(json)

/** The clinician is named, has confirmed the address, and counts. */
async function inForce() {
  await nameClinician()
  mail.confirm(address)
  await pass(apiLimits.members.newFor)
}
async function sentTo(params: Params) {
  const sent = await discuss(params, { action: 'sendLink' })
  expect(sent.statusCode).toBe(200)
  return { sent: discussionOf(sent), token: tokenOfMail() }
}

describe('the approval of the clinician whom the clinic has named', () => {
  it('counts for the maker of the link, who publishes, and stands by the name of the naming [15.25]', async () => {
    await inForce()
    const params = await draft()
    const { token } = await sentTo(params)
    expect(await publish(params)).toMatchObject(refused)
    expect(DraftPreview.parse((await approve(token, 'Another name')).json).approvals).toMatchObject([
      { by: name },
    ])
    const { json } = await requestFromSite(`GET ${path}/discussion`, { params, cookies: [ana] })
    expect(Discussion.parse(json).approvals).toMatchObject([{ by: name, linkOf: 'ana', ofClinician: true }])
    expect(await publish(params)).toMatchObject({ statusCode: 200 })
  })

  it('needs the link that only the address got: the member never sees it [15.25]', async () => {
    await inForce()
    const params = await draft()
    const headers = { 'idempotency-key': 'the-same-key-for-both' }
    const sent = discussionOf(await discuss(params, { action: 'sendLink' }, headers))
    const token = tokenOfMail()
    expect(mail.mails.at(-1)).toEqual({
      to: address,
      text: `You are asked to read a text and to approve it: https://clinic.example/admin/draft#${token}`,
    })
    expect(JSON.stringify(sent)).not.toContain(token.split(':')[2])
    // Nor does the secret follow from the key of the press.
    const made = discussionOf(await discuss(params, { action: 'makeLink' }, headers))
    expect(made.token).not.toBe(token)
    expect((await approve(made.token ?? '')).statusCode).toBe(404)
  })

  it('is no approval by another link, whatever name its holder types, and stays beside one [15.25]', async () => {
    await inForce()
    const params = await draft()
    const { token = '' } = discussionOf(await discuss(params, { action: 'makeLink' }))
    await approve(token, name)
    expect(await publish(params)).toMatchObject(refused)
    await approve((await sentTo(params)).token)
    await approve(token, name)
    expect(await publish(params)).toMatchObject({ statusCode: 200 })
  })

  it.each<[string, () => Promise<unknown>]>([
    ['somebody else is named', () => nameClinician({ address: 'puppet@clinic.example' })],
    ['the naming ends', () => change({ action: 'remove' })],
    ['the same person is named again', () => nameClinician()],
  ])('ends when %s [15.25]', async (_, end) => {
    await inForce()
    const params = await draft()
    await approve((await sentTo(params)).token)
    await end()
    await pass(apiLimits.members.newFor)
    expect(await publish(params)).toMatchObject(refused)
  })

  it('does not count if the naming ends right before the publication is stored [15.25]', async () => {
    await inForce()
    const params = await draft()
    await approve((await sentTo(params)).token)
    beforeTransaction(() => change({ action: 'remove' }))
    expect(await publish(params)).toMatchObject(refused)
  })

  it.each<[string, () => Promise<unknown>]>([
    ['the naming ends', () => change({ action: 'remove' })],
    ['somebody else is named', () => nameClinician({ address: 'puppet@clinic.example' })],
  ])('is given by no link after %s, nor in the same moment', async (_, end) => {
    await inForce()
    const [params, other] = [await draft(), await draft()]
    const { token } = await sentTo(params)
    const mails = mail.mails.length
    beforeTransaction(end)
    expect((await approve(token)).statusCode).toBe(404)
    expect((await preview(token)).statusCode).toBe(404)
    const { json } = await requestFromSite(`GET ${path}/discussion`, { params, cookies: [ana] })
    expect(Discussion.parse(json).approvals).toEqual([])
    await change({ action: 'remove' })
    await inForce()
    beforeTransaction(end)
    expect(await statusAfter(other, 'sendLink')).toBe(409)
    expect(mail.mails.slice(mails).filter(({ text }) => text !== 'Confirm')).toEqual([])
  })

  it('stays, as do those of members, whatever the holders of other links approve', async () => {
    await inForce()
    const params = await draft()
    await discuss(params, { action: 'approve', version: 1 })
    await approve((await sentTo(params)).token)
    for (let link = 0; link < 3; link += 1) {
      const { token = '', links } = discussionOf(await discuss(params, { action: 'makeLink' }))
      for (let one = 0; one < 9; one += 1) await approve(token, `Holder ${link} ${one}`)
      await discuss(params, { action: 'revokeLink', id: links.at(-1)?.id })
    }
    const { json } = await requestFromSite(`GET ${path}/discussion`, { params, cookies: [ana] })
    expect(Discussion.parse(json).approvals.map(({ by }) => by)).toEqual([
      ...['ana', name],
      ...['Holder 0 8', 'Holder 1 8', 'Holder 2 8'],
    ])
    expect(await publish(params)).toMatchObject({ statusCode: 200 })
  })

  it('is asked for by a link that is listed only if its mail is sent', async () => {
    await inForce()
    const params = await draft()
    mail.failOnce(new Error('Throttled'))
    const headers = { 'idempotency-key': 'a-mail-that-is-refused' }
    expect((await discuss(params, { action: 'sendLink' }, headers)).statusCode).toBe(500)
    const { json } = await requestFromSite(`GET ${path}/discussion`, { params, cookies: [ana] })
    expect(Discussion.parse(json).links).toEqual([])
    expect((await discuss(params, { action: 'sendLink' }, headers)).statusCode).toBe(409)
    expect((await discuss(params, { action: 'sendLink' })).statusCode).toBe(200)
  })

  it('of two texts is asked for by two links, also if one key is used for both', async () => {
    await inForce()
    const headers = { 'idempotency-key': 'one-key-for-two-texts' }
    for (const params of [await draft(), await draft()]) {
      await discuss(params, { action: 'sendLink' }, headers)
      expect((await approve(tokenOfMail())).statusCode).toBe(200)
    }
  })

  it('cannot be given again by an earlier link because the summary is damaged', async () => {
    const params = await draft()
    const { token = '' } = discussionOf(await discuss(params, { action: 'makeLink' }))
    await updateItem(desk.store, keys.discussion(params.kind, params.id), { set: { round: 'x' } })
    expect((await preview(token)).statusCode).toBe(404)
    const made = discussionOf(await discuss(params, { action: 'makeLink' }))
    expect((await preview(made.token ?? '')).statusCode).toBe(200)
  })

  it('of the facts of the clinic does not show who publishes', async () => {
    const params = { kind: 'site', id: 'site' }
    const { json } = await requestFromSite(`GET ${path}`, { params, cookies: [ana] })
    const { content, version } = DeskDocument.parse(json).published ?? {}
    await desk.by(ana).tryTo('save', params, { content, version: 0 })
    expect(content).toMatchObject({ whoPublishes: 'two-people' })
    const made = await desk.by(ana).tryTo('discuss', params, { action: 'makeLink' })
    const shown = await preview(discussionOf(made).token ?? '')
    expect(shown.statusCode).toBe(200)
    expect(JSON.stringify(shown.json)).not.toContain('whoPublishes')
    await desk.by(ana).tryTo('discard', params, { version: version ?? 0 })
  })

  it('is of the text that was read', async () => {
    await inForce()
    const params = await draft()
    await approve((await sentTo(params)).token)
    const content = { title: 'B', category: 'Families', author: 'A', content: '<p>Other.</p>', slug: 'other' }
    await desk.by(ana).tryTo('save', params, { content, version: 1 })
    const json = { version: 2, confirmed: [] }
    expect(await desk.by(ana).tryTo('publish', params, json)).toMatchObject(refused)
  })

  it('cannot be asked for while the address is not confirmed, nor before the naming counts', async () => {
    const params = await draft()
    const ask = () => discuss(params, { action: 'sendLink' })
    expect((await ask()).statusCode).toBe(409)
    await nameClinician()
    mail.confirm(address)
    expect((await ask()).statusCode).toBe(409)
    await pass(apiLimits.members.newFor)
    mail.end(address)
    expect((await ask()).statusCode).toBe(409)
    expect(mail.mails.map(({ text }) => text)).toEqual(['Confirm'])
  })

  it('is asked for 20 times an hour at most', async () => {
    await inForce()
    const params = await draft()
    const statuses: (number | undefined)[] = []
    for (let one = 0; one <= apiLimits.clinician.mails; one += 1) {
      const { json, statusCode } = await discuss(params, { action: 'sendLink' })
      statuses.push(statusCode)
      if (statusCode !== 200) continue
      await discuss(params, { action: 'revokeLink', id: Discussion.parse(json).links.at(-1)?.id })
    }
    expect(statuses.filter((status) => status !== 200)).toEqual([429])
  })
})

describe('the naming', () => {
  it('of a clinic with one member counts after a day, and Activity has it [15.26]', async () => {
    expect((await nameClinician()).json).toMatchObject({
      clinician: { name, by: 'ana', state: 'waiting', address, since: expect.any(String) },
    })
    expect(await recorded()).toContain('nameClinician')
    await pass(apiLimits.members.newFor - 1)
    const params = await draft()
    mail.confirm(address)
    expect((await discuss(params, { action: 'sendLink' })).statusCode).toBe(409)
    await pass(1)
    expect((await discuss(params, { action: 'sendLink' })).statusCode).toBe(200)
    await change({ action: 'remove' })
    expect(await recorded()).toEqual(expect.arrayContaining(['sendLink', 'removeClinician']))
  })

  it('of a clinic with two counts once the other one has confirmed it, however long that takes [15.26]', async () => {
    const before = await logInRuth()
    expect(before).not.toBe('')
    await nameClinician()
    mail.confirm(address)
    await pass(10 * apiLimits.members.newFor)
    const params = await draft()
    expect((await discuss(params, { action: 'sendLink' })).statusCode).toBe(409)
    expect((await confirm(ana)).statusCode).toBe(409)
    const ruth = await logIn('ruth', password)
    expect((await confirm(ruth)).json).toMatchObject({ clinician: { confirmedBy: 'ruth' } })
    expect((await discuss(params, { action: 'sendLink' })).statusCode).toBe(200)
  })

  it('is not confirmed by a login that the same member has made in the last day [15.26]', async () => {
    await logInRuth()
    await nameClinician()
    expect((await confirm(await logInPuppet())).statusCode).toBe(409)
    expect((await current())?.since).toBeUndefined()
  })

  it.each(['remove', 'disable', 'reset'])(
    'by a login that the same member has made, and subjects to %s, is confirmed by nobody [15.26]',
    async (action) => {
      const ruth = await logInRuth()
      await nameClinician({ address: 'puppet@clinic.example' }, await logInPuppet())
      expect((await confirm(ana)).statusCode).toBe(409)
      vi.setSystemTime(Date.now() + 1_000)
      expect((await changeMember('lee', action)).statusCode).toBe(200)
      for (const member of [ana, ruth])
        expect(await confirm(member)).toMatchObject({
          statusCode: 409,
          json: { message: expect.stringMatching(/^lee has lost the access/) },
        })
      expect((await nameClinician()).statusCode).toBe(200)
    },
  )

  it('by a login that the same member has made and invites again is not confirmed by that member', async () => {
    await nameClinician({}, await logInPuppet())
    const stored = await findClinician(desk.store)
    expect(stored?.namers).toEqual(['lee', 'ana'])
    await updateItem(desk.store, keys.staffMember('lee'), { set: { letIn: null } })
    expect((await confirm(ana)).statusCode).toBe(409)
  })

  it.each(['disable', 'reset'])(
    'does not count after a day because the colleague was subject to %s before [15.26]',
    async (action) => {
      await logInRuth()
      await changeMember('ruth', action)
      await nameClinician()
      mail.confirm(address)
      expect((await current())?.since).toBeUndefined()
      await pass(2 * apiLimits.members.newFor)
      expect(await statusAfter(await draft(), 'sendLink')).toBe(409)
    },
  )

  it('ends to count for a clinic with one member once there is a second one, who confirms it [15.26]', async () => {
    await inForce()
    const [read, other] = [await draft(), await draft()]
    await approve((await sentTo(read)).token)
    const ruth = await logInRuth()
    const { json } = await requestFromSite('GET /api/admin/tasks', { cookies: [ruth] })
    expect(json).toMatchObject({ clinician: { name, by: 'ana' } })
    expect(await publish(read)).toMatchObject(refused)
    expect(await statusAfter(other, 'sendLink')).toBe(409)
    expect((await confirm(ruth)).statusCode).toBe(200)
    expect(await publish(read)).toMatchObject({ statusCode: 200 })
    expect(await statusAfter(other, 'sendLink')).toBe(200)
  })

  it('has one address, whatever a repeated press says', async () => {
    const ruth = await logInRuth()
    const headers = { 'idempotency-key': 'one-press-two-namings' }
    const naming = { action: 'name', name, address }
    await change(naming, ana, headers)
    mail.confirm(address)
    await confirm(ruth)
    mail.end(address)
    const puppet = { ...naming, address: 'puppet@clinic.example' }
    await change(puppet, ana, headers)
    expect(mail.addresses()).toEqual([])
    const { topic } = (await findClinician(desk.store)) ?? {}
    await deleteItem(desk.store, doneRequestKey('ana#one-press-two-namings'))
    await change(puppet, ana, headers)
    const renamed = await findClinician(desk.store)
    expect(renamed?.topic).not.toBe(topic)
    expect(renamed?.confirmedBy).toBeUndefined()
  })

  it('that is repeated with the same words in the moment of a confirmation is not the confirmed one', async () => {
    const ruth = await logInRuth()
    const headers = { 'idempotency-key': 'one-press-a-day-later' }
    const naming = { action: 'name', name, address }
    await change(naming, ana, headers)
    await deleteItem(desk.store, doneRequestKey('ana#one-press-a-day-later'))
    const read = (await current())?.at
    vi.setSystemTime(Date.now() + 1_000)
    beforeTransaction(() => change(naming, ana, headers))
    expect((await change({ action: 'confirm', at: read }, ruth)).statusCode).toBe(409)
    expect((await findClinician(desk.store))?.confirmedBy).toBeUndefined()
  })

  it('counts neither with two addresses nor with another one', async () => {
    const ruth = await logInRuth()
    const params = await draft()
    await nameClinician()
    mail.confirm(address)
    const list = (...addresses: string[]) =>
      mail.sns.on(ListSubscriptionsByTopicCommand).resolves({
        Subscriptions: addresses.map((Endpoint, index) => ({ Endpoint, SubscriptionArn: `arn:${index}` })),
      })
    for (const addresses of [[address, 'puppet@clinic.example'], ['puppet@clinic.example'], []]) {
      list(...addresses)
      expect((await confirm(ruth)).statusCode).toBe(409)
    }
    list(address)
    expect((await confirm(ruth)).statusCode).toBe(200)
    list(address, 'puppet@clinic.example')
    expect(await statusAfter(params, 'sendLink')).toBe(409)
  })

  it('that was replaced is not confirmed by who has read the one before [15.26]', async () => {
    const ruth = await logInRuth()
    await nameClinician()
    const read = (await current())?.at
    beforeTransaction(() => nameClinician({ name: 'A puppet', address: 'puppet@clinic.example' }, ana))
    vi.setSystemTime(Date.now() + 1_000)
    expect((await change({ action: 'confirm', at: read }, ruth)).statusCode).toBe(409)
    expect(await findClinician(desk.store)).toMatchObject({ name: 'A puppet' })
    expect((await current())?.since).toBeUndefined()
  })

  it('is one if two are named at the same time, and only its address stays', async () => {
    beforeTransaction(() => nameClinician({ name: 'First', address: 'first@clinic.example' }))
    await nameClinician()
    expect(mail.addresses()).toEqual([address])
    beforeTransaction(() => nameClinician({ name: 'First', address: 'first@clinic.example' }))
    await change({ action: 'remove' })
    expect([await current(), mail.addresses()]).toEqual([null, []])
  })

  it.each([
    [{ name: undefined }, 400],
    [{ address: undefined }, 400],
    [{ address: 'nobody' }, 400],
    [{ name: 'Ana' }, 400],
    [{ name: 'Jane \u202eRoe' }, 400],
  ])('with %j is refused', async (json, status) =>
    expect((await nameClinician(json)).statusCode).toBe(status),
  )

  it('needs a recent login', async () => {
    vi.setSystemTime(Date.now() + apiLimits.session.recentLogin + apiLimits.passkeys.challengeLifetime)
    expect((await nameClinician()).statusCode).toBe(401)
  })
})
