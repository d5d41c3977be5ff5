import { beforeAll, expect, it, vi } from 'vitest'
import { Publications, Tasks } from '#shared/entities/documents.ts'
import { Invitation } from '#shared/entities/members.ts'
import { keys } from '#shared/keys.ts'
import { nextYear } from '#shared/testing/nextYear.ts'
import { updateItem } from '../store/write.ts'
import { beforeTransaction } from '../testing/beforeTransaction.ts'
import { startDesk } from '../testing/desk.ts'
import { addMember, logIn, requestFromSite } from '../testing/staff.ts'

const desk = startDesk()
const path = '/api/admin/documents/{kind}/{id}'
const password = 'nine green bicycles uphill'
const words = { title: 'A', category: 'Families', author: 'A', content: '<p>Words.</p>' }
const refused = {
  statusCode: 400,
  json: { issues: [{ message: expect.stringContaining('needs the approval of another member') }] },
}
let posts = 0

beforeAll(() =>
  updateItem(desk.store, keys.document('site', 'site'), { set: { whoPublishes: 'two-people' } }),
)

async function draft() {
  posts += 1
  const { id } = await desk.create('post', { ...words, slug: `two-people-${posts}` })
  return { kind: 'post', id } as const
}
type Params = Awaited<ReturnType<typeof draft>>

const approveAs = (cookie: string, params: Params) =>
  requestFromSite(`POST ${path}/discussion`, {
    params,
    json: { action: 'approve', version: 1 },
    cookies: [cookie],
  })

const publishAs = (cookie: string, params: Params) =>
  requestFromSite(`POST ${path}/publish`, {
    params,
    json: { version: 1, confirmed: ['words ana', 'words lee'] },
    cookies: [cookie],
  })

const removes = (username: string) =>
  desk.send('POST /api/admin/members/{username}', { params: { username }, json: { action: 'remove' } })

it.each([
  ['publish', (params: Params) => desk.send(`POST ${path}/publish`, { params, json: { version: 1 } })],
  [
    'schedule',
    (params: Params) =>
      desk.send(`PUT ${path}/schedule`, {
        params,
        json: { version: 1, publishAt: `${nextYear}-01-08T12:00:00.000Z` },
      }),
  ],
] as const)(
  '%s: an approval does not count whose member is removed right before it is stored',
  async (_, act) => {
    await addMember(desk.store, 'ruth', password)
    const params = await draft()
    await approveAs(await logIn('ruth', password), params)
    beforeTransaction(() => removes('ruth'))
    expect(await act(params)).toMatchObject(refused)
    expect((await desk.find('post', params.id)).published).toBeNull()
  },
)

it('together: an approval does not count whose member is removed right before it is stored', async () => {
  await addMember(desk.store, 'ruth', password)
  const params = await draft()
  await approveAs(await logIn('ruth', password), params)
  beforeTransaction(() => removes('ruth'))
  const json = { documents: [{ ...params, version: 1 }] }
  const response = await desk.send('POST /api/admin/publications', { json })
  expect(Publications.parse(response.json)).toMatchObject({ published: [], refused: [refused.json] })
})

it('who invites a member and that member count as one for a day, and their colleagues read it on Today', async () => {
  await addMember(desk.store, 'ruth', password)
  const ruth = await logIn('ruth', password)
  const invited = await desk.send('POST /api/admin/members', { json: { username: 'lee' } })
  const { token } = Invitation.parse(invited.json)
  await requestFromSite('POST /api/admin/join', { json: { token, password } })
  const [ana, lee] = [await logIn('ana', 'twelve characters'), await logIn('lee', password)]
  const params = await draft()
  await approveAs(lee, params)
  expect(await publishAs(ana, params)).toMatchObject(refused)
  await approveAs(ana, params)
  expect(await publishAs(lee, params), 'nor the other way round').toMatchObject(refused)
  const newMembersFor = async (cookie: string) =>
    Tasks.parse((await requestFromSite('GET /api/admin/tasks', { cookies: [cookie] })).json).newMembers
  const shown = [{ username: 'lee', by: 'ana', at: expect.any(String) }]
  expect([await newMembersFor(ruth), await newMembersFor(ana)]).toEqual([shown, []])
  expect(await publishAs(ruth, params), 'of a third member they are two').toMatchObject({ statusCode: 200 })
})

it('so do two whom the same member has invited, and a member whom one of them invites', async () => {
  const invite = async (cookie: string, username: string) => {
    const json = { username }
    const invited = await requestFromSite('POST /api/admin/members', { json, cookies: [cookie] })
    const { token } = Invitation.parse(invited.json)
    await requestFromSite('POST /api/admin/join', { json: { token, password } })
    return logIn(username, password)
  }
  const ana = await logIn('ana', 'twelve characters')
  const [one, two] = [await invite(ana, 'one'), await invite(ana, 'two')]
  const three = await invite(one, 'three')
  const params = await draft()
  await approveAs(three, params)
  for (const cookie of [ana, one, two]) expect(await publishAs(cookie, params)).toMatchObject(refused)
  await addMember(desk.store, 'sam', password)
  expect(await publishAs(await logIn('sam', password), params)).toMatchObject({ statusCode: 200 })
})

it('a day after a reset the two count as two again', async () => {
  await addMember(desk.store, 'omar', password)
  const params = await draft()
  const later = await draft()
  const reset = await desk.send('POST /api/admin/members/{username}', {
    params: { username: 'omar' },
    json: { action: 'reset' },
  })
  const { token } = Invitation.parse((reset.json as { invitation: unknown }).invitation)
  await requestFromSite('POST /api/admin/join', { json: { token, password } })
  await approveAs(await logIn('omar', password), params)
  expect(await publishAs(await logIn('ana', 'twelve characters'), params)).toMatchObject(refused)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 60 * 60_000 })
  await approveAs(await logIn('omar', password), later)
  expect((await publishAs(await logIn('ana', 'twelve characters'), later)).statusCode).toBe(200)
  vi.useRealTimers()
})
