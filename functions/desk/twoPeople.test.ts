import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { Publications } from '#shared/entities/documents.ts'
import { Invitation, type MemberAction, MemberChange } from '#shared/entities/members.ts'
import { keys } from '#shared/keys.ts'
import { nextYear } from '#shared/testing/nextYear.ts'
import { updateItem } from '../store/write.ts'
import { beforeTransaction } from '../testing/beforeTransaction.ts'
import { startDesk } from '../testing/desk.ts'
import { addMember, logIn, requestFromSite } from '../testing/staff.ts'
import { runDue } from './runDue.ts'

const desk = startDesk()
const password = 'nine green bicycles uphill'
const words = { title: 'A', category: 'Families', author: 'A', content: '<p>Words.</p>' }
const refused = {
  statusCode: 400,
  json: { issues: [{ message: expect.stringContaining('needs the approval of another member') }] },
}
let posts = 0

afterEach(() => vi.useRealTimers())
beforeAll(() =>
  updateItem(desk.store, keys.document('site', 'site'), { set: { whoPublishes: 'two-people' } }),
)

async function draft() {
  posts += 1
  const { id } = await desk.create('post', { ...words, slug: `two-people-${posts}` })
  return { kind: 'post', id } as const
}
type Params = Awaited<ReturnType<typeof draft>>

const approveAs = (cookie: string, params: Params, version = 1) =>
  desk.by(cookie).tryTo('discuss', params, { action: 'approve', version })

const publishAs = (cookie: string, params: Params) =>
  desk.by(cookie).tryTo('publish', params, { version: 1, confirmed: ['words ana', 'words lee'] })

const changeAs = (cookie: string, username: string, action: MemberAction) =>
  requestFromSite('POST /api/admin/members/{username}', {
    params: { username },
    json: { action },
    cookies: [cookie],
  })
const logInAna = () => logIn('ana', 'twelve characters')
const removes = async (username: string) => changeAs(await logInAna(), username, 'remove')

async function join(username: string, invitation: unknown) {
  const { token } = Invitation.parse(invitation)
  await requestFromSite('POST /api/admin/join', { json: { token, password } })
  return logIn(username, password)
}
const invite = async (cookie: string, username: string) =>
  join(
    username,
    (await requestFromSite('POST /api/admin/members', { json: { username }, cookies: [cookie] })).json,
  )
const reset = async (cookie: string, username: string) =>
  join(username, MemberChange.parse((await changeAs(cookie, username, 'reset')).json).invitation)

it.each([
  ['publish', (params: Params) => desk.tryTo('publish', params, { version: 1 })],
  [
    'schedule',
    (params: Params) =>
      desk.tryTo('schedule', params, { version: 1, publishAt: `${nextYear}-01-08T12:00:00.000Z` }),
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
  const ana = await logInAna()
  const lee = await invite(ana, 'lee')
  const params = await draft()
  await approveAs(lee, params)
  expect(await publishAs(ana, params)).toMatchObject(refused)
  await approveAs(ana, params)
  expect(await publishAs(lee, params), 'nor the other way round').toMatchObject(refused)
  const newMembersFor = async (cookie: string) => (await desk.by(cookie).tasks()).newMembers
  const shown = [{ username: 'lee', by: 'ana', at: expect.any(String) }]
  expect([await newMembersFor(ruth), await newMembersFor(ana)]).toEqual([shown, []])
  expect(await publishAs(ruth, params), 'of a third member they are two').toMatchObject({ statusCode: 200 })
})

it('so do two whom the same member has invited, and a member whom one of them invites', async () => {
  const ana = await logInAna()
  const [one, two] = [await invite(ana, 'one'), await invite(ana, 'two')]
  const three = await invite(one, 'three')
  const params = await draft()
  await approveAs(three, params)
  for (const cookie of [ana, one, two]) expect(await publishAs(cookie, params)).toMatchObject(refused)
  await addMember(desk.store, 'sam', password)
  expect(await publishAs(await logIn('sam', password), params)).toMatchObject({ statusCode: 200 })
})

it.each([
  ['is removed', 'mia', invite, (colleague: string) => changeAs(colleague, 'mia', 'remove')],
  [
    'is reset by a colleague',
    'noor',
    async (ana: string) => {
      await addMember(desk.store, 'noor', password)
      return reset(ana, 'noor')
    },
    (colleague: string) => reset(colleague, 'noor'),
  ],
  [
    'has reset the own login',
    'olga',
    async (ana: string) => reset(await invite(ana, 'olga'), 'olga'),
    async () => undefined,
  ],
] as const)(
  'a chain of logins still counts as one if the one in the middle %s',
  async (_, name, letIn, then) => {
    await addMember(desk.store, `${name}-friend`, password)
    const [ana, friend] = [await logInAna(), await logIn(`${name}-friend`, password)]
    const last = await invite(await letIn(ana, name), `${name}-two`)
    const params = await draft()
    await approveAs(last, params)
    await then(friend)
    expect(await publishAs(ana, params)).toMatchObject(refused)
    expect(await publishAs(friend, params)).toMatchObject({ statusCode: 200 })
  },
)

const changesPassword = (cookie: string) =>
  requestFromSite('PUT /api/admin/account/password', {
    json: { current: password, new: 'velvet kettle harbor nine' },
    cookies: [cookie],
  })

it.each([
  [
    'does not count',
    'is removed and invited again, and changes the password',
    'uma',
    async (ana: string) => {
      await changeAs(ana, 'uma', 'remove')
      await changesPassword(await invite(ana, 'uma'))
    },
    refused,
  ],
  [
    'does not count',
    'is reset, and changes the password',
    'vera',
    async (ana: string) => changesPassword(await reset(ana, 'vera')),
    refused,
  ],
  [
    'does not count',
    'is disabled and enabled',
    'wim',
    async (ana: string) => {
      await changeAs(ana, 'wim', 'disable')
      await changeAs(ana, 'wim', 'enable')
    },
    refused,
  ],
  [
    'counts',
    'changes the password and is signed out',
    'xeno',
    async (ana: string, own: string) => {
      await changesPassword(own)
      await changeAs(ana, 'xeno', 'signOut')
    },
    { statusCode: 200 },
  ],
  [
    'counts',
    'is enabled without having been disabled',
    'yara',
    (ana: string) => changeAs(ana, 'yara', 'enable'),
    { statusCode: 200 },
  ],
] as const)('an approval %s if its member %s', async (_, __, name, then, expected) => {
  const now = Date.now()
  for (const each of [name, `${name}-friend`]) await addMember(desk.store, each, password)
  const own = await logIn(name, password)
  const params = await draft()
  await approveAs(own, params)
  vi.useFakeTimers({ toFake: ['Date'], now: now + 60_000 })
  await then(await logInAna(), own)
  expect(await publishAs(await logIn(`${name}-friend`, password), params)).toMatchObject(expected)
})

const linking = (to: string) => `<p>See <a href="${to}">this</a> page.</p>`
const linkedPage = '/how-we-help/group-therapy'

it.each([
  ['loses its link', linkedPage, { content: '<p>No link.</p>' }, async () => undefined],
  [
    'keeps a link to a page that is new',
    '/blog/new-page',
    { title: 'B' },
    async (kim: string) => {
      const { id } = await desk.create('post', { ...words, slug: 'new-page' })
      const params = { kind: 'post', id } as const
      expect(await publishAs(kim, params)).toMatchObject(refused)
      await approveAs(await logInAna(), params)
      expect(await publishAs(kim, params)).toMatchObject({ statusCode: 200 })
    },
  ],
])('what was approved and scheduled is published also if the draft then %s', async (_, to, change, then) => {
  await addMember(desk.store, 'kim', password)
  const kim = await logIn('kim', password)
  const content = { ...words, slug: `links${to.replaceAll('/', '-')}`, content: linking(to) }
  const { id } = await desk.create('post', content)
  const params = { kind: 'post', id } as const
  await approveAs(kim, params)
  const publishAt = `${nextYear}-01-09T12:00:00.000Z`
  await desk.act('schedule', params, { version: 1, publishAt })
  await then(kim)
  await desk.act('save', params, { version: 1, content: { ...content, ...change } })
  await runDue(desk.store, publishAt, async () => undefined)
  const { published, draft } = await desk.find('post', id)
  expect(draft?.scheduleIssues).toBeUndefined()
  expect(published?.content).toMatchObject({ title: 'A', content: linking(to) })
})

it('what was approved is restored from the history also if the draft has lost its link', async () => {
  await addMember(desk.store, 'kim', password)
  const kim = await logIn('kim', password)
  const params = await draft()
  await approveAs(kim, params)
  await publishAs(await logInAna(), params)
  const content = { ...words, slug: 'restored-link', content: linking(linkedPage) }
  const save = (json: object) => desk.act('save', params, json)
  await save({ version: 0, content })
  await approveAs(kim, params, 2)
  const publishAt = `${nextYear}-01-10T12:00:00.000Z`
  await desk.act('schedule', params, { version: 2, publishAt })
  await save({ version: 2, content: { ...content, content: '<p>No link.</p>' } })
  const json = { version: 1, restore: Date.parse(publishAt) }
  const { published } = await desk.act('publish', params, json)
  expect(published?.content).toMatchObject({ content: linking(linkedPage) })
})

it('a day after a reset the two count as two again', async () => {
  await addMember(desk.store, 'omar', password)
  const params = await draft()
  const later = await draft()
  await approveAs(await reset(await logInAna(), 'omar'), params)
  expect(await publishAs(await logInAna(), params)).toMatchObject(refused)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 60 * 60_000 })
  await approveAs(await logIn('omar', password), later)
  expect((await publishAs(await logInAna(), later)).statusCode).toBe(200)
})
