import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { keys } from '#shared/keys.ts'
import { addAuditRecord } from '../../../functions/store/audit.ts'
import { findPost } from '../../../functions/store/posts.ts'
import { readLock } from '../../../functions/store/renderRequest.ts'
import { findStaffMember } from '../../../functions/store/staff/staffMembers.ts'
import type { Store } from '../../../functions/store/store.ts'
import { putItem } from '../../../functions/store/write.ts'
import { crashAfter } from '../../../functions/testing/crashAfter.ts'
import { type Engine, startEngine } from '../../../functions/testing/engine.ts'
import { mockKeptBucket } from '../../../functions/testing/mockBucket.ts'
import { fillTable } from '../../../functions/testing/seedCopy.ts'
import { createTable } from '../../../functions/testing/table.ts'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { changeStaff } from '../staff.ts'
import { copy } from './copy.ts'
import { isCopied } from './isCopied.ts'
import { linesOf } from './itemLines.ts'
import { folderAsPlace, type Place, siteAsPlace } from './places.ts'

let engine: Engine
let tables = 0
beforeAll(async () => {
  engine = await startEngine()
})
afterAll(() => engine.stop())

afterEach(() => vi.restoreAllMocks())

const bucket = mockKeptBucket()
const at = '2026-11-20T12:00:00.000Z'
const keep = { replace: false }

async function emptyTable(): Promise<Store> {
  tables += 1
  return createTable(engine, `copy-${tables}`)
}
const place = (store: Store): Place => siteAsPlace(store, { ...bucket.site, name: store.tableName })

const secrets = [
  keys.session('hash'),
  keys.sessionUse('hash'),
  keys.passkey('a-passkey'),
  keys.usedChallenge('challenge'),
  keys.attempts('login', 'network', at),
  keys.staffSeen('ana'),
  keys.presence('post', 'x', 'ana'),
  keys.editing('post', 'x'),
  keys.previewLink('post', 'x', 'hash'),
  keys.renderLock(),
]

/** A site with a member, Activity, votes, a comment and whatever must not leave it. */
async function site(): Promise<Store> {
  const store = await emptyTable()
  await fillTable(store)
  const readPassword = async () => 'kettle harbor velvet'
  await changeStaff(store, { action: 'add', username: 'ana', readPassword })
  await addAuditRecord(store, { at, by: 'ana', action: 'published', subject: 'post/x' })
  await putItem(store, { ...keys.pageFeedback('/faq'), yes: 3, no: 1 })
  await putItem(store, {
    ...keys.comment('post', 'x', '1'),
    text: 'Two words',
    shard: new Uint8Array([0, 255, 7]),
  })
  for (const key of secrets) await putItem(store, { ...key, secret: 'never' })
  return store
}

it('a copy in a folder, restored into an empty table, has the same items and images', async () => {
  const [source, restored] = [await site(), await emptyTable()]
  bucket.stored.set('media/0a1b.webp', 'an image')
  const folder = temporaryFolder()
  const counts = await copy(place(source), folderAsPlace(folder), keep)
  bucket.stored.clear()
  await copy(folderAsPlace(folder), place(restored), keep)
  expect(linesOf(await place(restored).items())).toBe(linesOf(await place(source).items()))
  expect(counts).toMatchObject({ members: 1, images: 1, removed: [] })
  expect(counts.auditRecords).toBe(2)
  expect(String(bucket.stored.get('media/0a1b.webp'))).toBe('an image')
  expect(readFileSync(path.join(folder, 'media/0a1b.webp'), 'utf8')).toBe('an image')
  bucket.stored.clear()
})

it('a copy has no password, passkey, session, preview link or attempt', async () => {
  const folder = temporaryFolder()
  const source = await site()
  const { credentials } = (await findStaffMember(source, 'ana')) ?? {}
  await copy(place(source), folderAsPlace(folder), keep)
  const text = readFileSync(path.join(folder, 'items.jsonl'), 'utf8')
  expect(text).not.toContain('never')
  expect(credentials?.password?.key).toBeTruthy()
  expect(text).not.toContain(credentials?.password?.key)
  for (const key of secrets) expect(isCopied(key)).toBe(false)
  expect(isCopied({ pk: 'SECRETS_OF_A_LATER_RELEASE#1', sk: 'x' })).toBe(false)
})

it('a member of a copy cannot log in until an operator sets a password', async () => {
  const restored = await emptyTable()
  await copy(place(await site()), place(restored), keep)
  expect((await findStaffMember(restored, 'ana'))?.credentials).toEqual({})
  const readPassword = async () => 'heron lantern gravel'
  await changeStaff(restored, { action: 'password', username: 'ana', readPassword })
  expect((await findStaffMember(restored, 'ana'))?.credentials.password).toBeTruthy()
})

it('a copy takes the place of the content, and the members and records that were there stay', async () => {
  const [source, target] = [await site(), await emptyTable()]
  await fillTable(target)
  await putItem(target, { ...keys.document('post', 'only-there'), id: 'only-there' })
  await changeStaff(target, {
    action: 'add',
    username: 'ana',
    readPassword: async () => 'own words of trial',
  })
  const own = await findStaffMember(target, 'ana')
  const { removed } = await copy(place(source), place(target), keep)
  expect(removed).toMatchObject([keys.document('post', 'only-there')])
  expect(await findPost(target, 'only-there')).toBeNull()
  expect(await findStaffMember(target, 'ana')).toEqual(own)
  const actions = (await place(target).items()).flatMap(({ action }) => action ?? [])
  expect(actions.sort()).toEqual(['added', 'added', 'published'])
})

it('a site in which staff have worked is copied over only with --replace', async () => {
  const [source, target] = [await site(), await site()]
  const before = linesOf(await place(target).items())
  await expect(copy(place(source), place(target), keep)).rejects.toThrow(
    /^Staff have worked there \(1 records in Activity\).*Nothing was changed/,
  )
  expect(linesOf(await place(target).items())).toBe(before)
  await expect(copy(place(source), place(target), { replace: true })).resolves.toMatchObject({ removed: [] })
})

it('nothing is copied from a place without content', async () => {
  const target = await site()
  const nothing = folderAsPlace(temporaryFolder())
  await expect(copy(nothing, place(target), { replace: true })).rejects.toThrow('There is nothing to copy.')
})

/** Somebody saves after each of the first `saves` scans. */
function saveDuringScans(store: Store, saves: number): void {
  const send = store.documents.send.bind(store.documents)
  let yes = 0
  vi.spyOn(store.documents, 'send').mockImplementation(
    async (...[command, ...rest]: Parameters<typeof send>) => {
      const result = await send(command, ...rest)
      if (command.constructor.name === 'ScanCommand' && yes < saves) {
        yes += 1
        await send(
          new PutCommand({ TableName: store.tableName, Item: { ...keys.pageFeedback('/faq'), yes } }),
        )
      }
      return result
    },
  )
}

it('a copy of a newer format than this release reads is refused', async () => {
  const [source, target] = [await site(), await emptyTable()]
  await putItem(source, { ...keys.format(), number: 99, leastReader: 99, instead: 'Use the newer version.' })
  await expect(copy(place(source), place(target), keep)).rejects.toThrow(
    /^The table has format 99, .* Use the newer version\. Nothing was changed\.$/,
  )
  expect(await place(target).items()).toEqual([])
})

it.each([1, 3])(
  'a copy is of one moment, also if somebody saves during its first %s scans',
  async (saves) => {
    const store = await site()
    saveDuringScans(store, saves)
    expect(await place(store).items()).toContainEqual({ ...keys.pageFeedback('/faq'), yes: saves })
  },
)

it('a copy of a site in which somebody saves all the time is refused', async () => {
  const store = await site()
  saveDuringScans(store, 99)
  await expect(place(store).items()).rejects.toThrow('Try again in some minutes.')
})

it.each([0, 1, 40])(
  'a copy that is stopped after %s writes is complete once it is repeated',
  async (writes) => {
    const [source, target] = [await site(), await emptyTable()]
    await putItem(target, { ...keys.document('post', 'only-there'), id: 'only-there' })
    const { restart } = crashAfter(target, writes)
    await expect(copy(place(source), place(target), keep)).rejects.toThrow('The process is gone')
    expect(restart()).toBe(true)
    await copy(place(source), place(target), { replace: true })
    // The page that it has removed may disappear from the site.
    expect(await readLock(target)).toMatchObject({ allowRemoved: 1 })
    expect(linesOf(await place(target).items())).toBe(linesOf(await place(source).items()))
  },
)
