import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, expect, it, vi } from 'vitest'
import { Discussion } from '#shared/entities/discussion.ts'
import { DocumentPresence, DocumentVersions } from '#shared/entities/documents.ts'
import { keys } from '#shared/keys.ts'
import { nextYear } from '#shared/testing/nextYear.ts'
import { publishedWrites } from '../store/desk/publishedDocument.ts'
import { findItem } from '../store/read.ts'
import { transactAll } from '../store/writeChecked.ts'
import { beforeTransaction } from '../testing/beforeTransaction.ts'
import { startDesk } from '../testing/desk.ts'
import { addMember, logIn, requestFromSite } from '../testing/staff.ts'

// Two act at once: right before the transaction of the first, the second is done. Exactly one wins.
const desk = startDesk()
const path = '/api/admin/documents/{kind}/{id}'
const words = { title: 'A', category: 'Families', author: 'A', content: '<p>Words.</p>' }
let posts = 0

afterEach(() => void vi.useRealTimers())

async function published() {
  const params = await withoutDraft()
  await begin(params)
  return params
}
type Params = Awaited<ReturnType<typeof published>>

async function withoutDraft() {
  posts += 1
  const { id } = await desk.create('post', { ...words, slug: `at-once-${posts}` })
  const params = { kind: 'post', id } as const
  await desk.act('publish', params, { version: 1 })
  return params
}

const begin = (params: Params) =>
  desk.act('save', params, { content: { ...words, slug: `at-once-${posts}`, title: 'B' }, version: 0 })

const acts = {
  save: (params: Params) =>
    desk.tryTo('save', params, { content: { ...words, slug: `at-once-${posts}`, title: 'C' }, version: 2 }),
  discard: (params: Params) => desk.tryTo('discard', params, { version: 2 }),
  publish: (params: Params) => desk.tryTo('publish', params, { version: 2 }),
  undo: (params: Params) => desk.tryTo('publish', params, { version: 1, restore: 1 }),
  takeDown: (params: Params) => desk.tryTo('takeDown', params, { version: 1 }),
  remove: (params: Params) => desk.tryTo('remove', params, { version: 1 }),
} as const

it.each([
  ['save', 'save'],
  ['save', 'discard'],
  ['save', 'publish'],
  ['save', 'takeDown'],
  ['discard', 'save'],
  ['discard', 'publish'],
  ['publish', 'save'],
  ['publish', 'publish'],
  ['publish', 'undo'],
  ['publish', 'takeDown'],
  ['undo', 'publish'],
  ['undo', 'takeDown'],
  ['takeDown', 'publish'],
  ['takeDown', 'takeDown'],
  ['takeDown', 'undo'],
  ['remove', 'publish'],
  ['remove', 'undo'],
  ['remove', 'takeDown'],
] as const)(
  '%s: the other one, who did %s a moment before, wins, and this one reads why',
  async (first, second) => {
    const params = await published()
    let other: number | undefined
    beforeTransaction(async () => {
      other = (await acts[second](params)).statusCode
    })
    const { statusCode, json } = await acts[first](params)
    expect(other).toBeLessThan(300)
    expect([statusCode, json]).toEqual([
      409,
      expect.objectContaining({ message: expect.stringContaining('changed') }),
    ])
  },
)

it.each([
  ['takeDown', 'undo'],
  ['remove', 'undo'],
  ['undo', 'undo'],
  ['undo', 'takeDown'],
] as const)('without a draft, %s: the other one, who did %s, wins', async (first, second) => {
  const params = await withoutDraft()
  beforeTransaction(() => acts[second](params))
  expect((await acts[first](params)).statusCode).toBe(409)
})

it('a draft that a colleague begins during an undo follows the version that is published then', async () => {
  const params = await withoutDraft()
  beforeTransaction(() => begin(params))
  expect((await acts.undo(params)).statusCode).toBe(200)
  const { published, draft } = await desk.find('post', params.id)
  expect([published?.version, draft?.basedOn, draft?.content.title]).toEqual([2, 2, 'B'])
})

it('a draft that a colleague begins during a deletion goes to the bin', async () => {
  const params = await withoutDraft()
  beforeTransaction(() => begin(params))
  expect((await acts.remove(params)).statusCode).toBe(204)
  const restored = await desk.act('restore', params)
  expect(restored).toMatchObject({ published: null, draft: { content: { title: 'B' } } })
})

it('of two who begin a draft at once, one reads that there is a draft', async () => {
  const params = await withoutDraft()
  beforeTransaction(() => begin(params))
  const json = { content: { ...words, title: 'C' }, version: 0 }
  expect((await desk.tryTo('save', params, json)).statusCode).toBe(409)
  expect((await desk.find('post', params.id)).draft?.content.title).toBe('B')
})

it('a schedule that a colleague sets during a save stays, and publishes the text before', async () => {
  const params = await published()
  const publishAt = `${nextYear}-01-08T12:00:00.000Z`
  beforeTransaction(() => desk.tryTo('schedule', params, { version: 2, publishAt }))
  expect((await acts.save(params)).statusCode).toBe(200)
  expect((await desk.find('post', params.id)).draft).toMatchObject({
    ...{ version: 3, publishAt, scheduledVersion: 2 },
  })
})

it('of two comments at once, both stay and count, the first ones of a document too', async () => {
  // A publication would have begun its discussion.
  const { id } = await desk.create('post', { ...words, slug: 'first-comment' })
  const params = { kind: 'post', id } as const
  const say = (text: string) => desk.tryTo('discuss', params, { action: 'comment', text })
  const comments = async () =>
    Discussion.parse((await desk.send(`GET ${path}/discussion`, { params })).json).comments.length
  const counted = async () => (await findItem(desk.store, keys.discussion('post', params.id)))?.openComments
  for (const total of [2, 4]) {
    beforeTransaction(() => say('The other one'))
    await say('This one')
    expect([await comments(), await counted()]).toEqual([total, total])
  }
})

it('of two who begin to write a document at once, one may, and a window that closes ends no other’s writing', async () => {
  const params = await published()
  const claim = async (tab: string, claim: string) =>
    DocumentPresence.parse((await desk.send(`PUT ${path}/presence`, { params, json: { tab, claim } })).json)
      .document.editing?.tab
  beforeTransaction(() => claim('other', 'typing'))
  expect(await claim('own', 'typing')).toBe('other')
  beforeTransaction(() => claim('third', 'takeOver'))
  expect(await claim('other', 'release')).toBe('third')
})

it('an import writes over no document that was published meanwhile', async () => {
  const params = await withoutDraft()
  const item = (await findItem(desk.store, keys.document('post', params.id))) ?? {}
  expect(await transactAll(desk.store, publishedWrites({ ...params, published: undefined }, item))).toBe(
    false,
  )
})

it('an end that is set during a publication stays', async () => {
  const params = await published()
  await acts.publish(params)
  const unpublishAt = `${nextYear}-01-08T12:00:00.000Z`
  beforeTransaction(() => desk.tryTo('schedule', params, { version: 2, unpublishAt }))
  const { published: after } = await desk.act('publish', params, { version: 2, restore: 1 })
  expect(after).toMatchObject({ version: 3, unpublishAt })
})

it('an end that is set while a colleague signs off stays, and so does the sign-off', async () => {
  const params = { kind: 'treatment', id: 'how-we-help.group-therapy' }
  const unpublishAt = `${nextYear}-01-08T12:00:00.000Z`
  const json = { version: 1, unpublishAt }
  beforeTransaction(() => desk.tryTo('signOff', params, { version: 1, reviewer: 'Jo Park, MD' }))
  await desk.act('schedule', params, json)
  expect(await findItem(desk.store, keys.directoryRow('treatment', params.id))).toMatchObject({
    unpublishAt,
    lastReviewed: expect.any(String),
  })
})

it('of two tabs of one person that begin to type at once, one may write', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const params = await published()
  const claim = async (tab: string) =>
    DocumentPresence.parse(
      (await desk.send(`PUT ${path}/presence`, { params, json: { tab, claim: 'typing' } })).json,
    ).document.editing?.tab
  await claim('closed')
  vi.setSystemTime(Date.now() + 3 * 60_000)
  beforeTransaction(() => claim('other'))
  expect(await claim('own')).toBe('other')
})

it('a text that came too late overwrites no other text in the history of the same millisecond', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const params = await published()
  const late = await desk.tryTo('save', params, { content: { ...words, title: 'Late' }, version: 0 })
  expect(late.statusCode).toBe(409)
  await desk.act('save', params, { content: { ...words, title: 'Next' }, version: 2, keepsDraft: true })
  const { versions } = DocumentVersions.parse((await desk.send(`GET ${path}/versions`, { params })).json)
  expect(versions.filter(({ action }) => action === 'draft')).toHaveLength(2)
})

it('of two texts that came too late in the same millisecond, the history has both', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const params = await published()
  const late = (title: string) => desk.tryTo('save', params, { content: { ...words, title }, version: 0 })
  beforeTransaction(() => late('One'))
  await late('Two')
  await late('Three')
  const { versions } = DocumentVersions.parse((await desk.send(`GET ${path}/versions`, { params })).json)
  expect(versions.filter(({ action }) => action === 'draft')).toHaveLength(3)
})

it('a request in flight does not restore a session that is closed meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  await addMember(desk.store, 'ruth', 'twelve characters')
  const cookies = [await logIn('ruth', 'twelve characters')]
  vi.setSystemTime(Date.now() + 2 * 60_000)
  beforeTransaction(() => requestFromSite('DELETE /api/admin/session', { cookies }), { type: UpdateCommand })
  expect((await requestFromSite('GET /api/admin/documents', { cookies })).statusCode).toBe(401)
})
