import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { apiLimits } from '#shared/apiLimits.ts'
import { NamedClinician } from '#shared/entities/clinician.ts'
import { Discussion, DraftPreview } from '#shared/entities/discussion.ts'
import { Invitation } from '#shared/entities/members.ts'
import { keys } from '#shared/keys.ts'
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
  for (const other of ['ruth', 'lee']) await deleteItem(desk.store, keys.staffMember(other))
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

const change = (json: object, cookie = ana) =>
  requestFromSite('POST /api/admin/clinician', { cookies: [cookie], json })
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
  requestFromSite(`POST ${path}/publish`, {
    ...{ params, json: { version: 1, confirmed: ['words ana'] }, cookies: [cookie] },
  })
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

  it('is of the text that was read', async () => {
    await inForce()
    const params = await draft()
    await approve((await sentTo(params)).token)
    const content = { title: 'B', category: 'Families', author: 'A', content: '<p>Other.</p>', slug: 'other' }
    await requestFromSite(`PUT ${path}/draft`, { params, json: { content, version: 1 }, cookies: [ana] })
    const json = { version: 2, confirmed: [] }
    expect(await requestFromSite(`POST ${path}/publish`, { params, json, cookies: [ana] })).toMatchObject(
      refused,
    )
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
    const { json } = await requestFromSite('POST /api/admin/members', {
      cookies: [ana],
      json: { username: 'lee' },
    })
    const { token } = Invitation.parse(json)
    await requestFromSite('POST /api/admin/join', { json: { token, password } })
    expect((await confirm(await logIn('lee', password))).statusCode).toBe(409)
    expect((await current())?.since).toBeUndefined()
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
  ])('with %j is refused', async (json, status) =>
    expect((await nameClinician(json)).statusCode).toBe(status),
  )

  it('needs a recent login', async () => {
    vi.setSystemTime(Date.now() + apiLimits.session.recentLogin + apiLimits.passkeys.challengeLifetime)
    expect((await nameClinician()).statusCode).toBe(401)
  })
})
