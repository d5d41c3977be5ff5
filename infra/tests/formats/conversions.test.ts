import { isDeepStrictEqual } from 'node:util'
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Key, keys } from '#shared/keys.ts'
import { table } from '#shared/table.ts'
import { soak } from '#shared/testing/soak.ts'
import type { Conversion } from '../../../functions/store/formats/conversion.ts'
import { conversions } from '../../../functions/store/formats/conversions.ts'
import { convertTable, tableFormat } from '../../../functions/store/formats/tableFormat.ts'
import { findItem } from '../../../functions/store/read.ts'
import type { Item, Store } from '../../../functions/store/store.ts'
import { putItem, updateItem } from '../../../functions/store/write.ts'
import { crashAfter } from '../../../functions/testing/crashAfter.ts'
import { requireConverted } from '../../operate/content.ts'
import { readFixture, type StoredItem, startTestBed, type TestBed } from './testBed.ts'

let bed: TestBed
beforeAll(async () => {
  bed = await startTestBed()
})
afterAll(() => bed.stop())

const textOf = (item: StoredItem, attribute: string) => String(item[attribute]?.S)

/** The first items of each partition, so that every kind of item is there and a kill at each write takes seconds. */
function fewOf(items: readonly StoredItem[]): StoredItem[] {
  const partitions = Map.groupBy(items, (item) => textOf(item, table.partitionKey))
  return [...partitions.values()].flatMap((partition) =>
    /^(?:DIRECTORY|DUE|DELETED|MEMBERS)/.test(textOf(partition[0] ?? {}, table.partitionKey))
      ? partition
      : partition.slice(0, 1),
  )
}

async function loaded(commit: string): Promise<Store> {
  const { content, calls, objects } = readFixture(commit)
  await bed.clear()
  await bed.load({ content: fewOf(content), calls, objects })
  return bed.content
}

/** Without the counts of changes: of writes that were under way at the stop, some are written again. */
const stored = async () =>
  (await bed.dump()).content
    .map(({ revision, ...item }) => JSON.stringify(Object.entries(item).sort()))
    .sort()

describe.each(['86a919c3', '9528c0c6'])('a table of %s', (commit) => {
  it('has the same items after a conversion that was stopped at any of its writes and run again', async () => {
    await convertTable(await loaded(commit))
    const whole = await stored()
    let writes = 0
    // By day at some writes, by night at each.
    for (; ; writes += soak > 1 ? 1 : 17) {
      const crash = crashAfter(await loaded(commit), writes)
      const stopped = await convertTable(bed.content).catch((error: unknown) => error)
      if (!crash.restart()) break
      expect(String(stopped)).toContain('The process is gone')
      await convertTable(bed.content)
      expect(await stored()).toEqual(whole)
    }
    expect(writes).toBeGreaterThan(0)
  })

  it('loses no field of what is still there', async () => {
    const { content, calls, objects } = readFixture(commit)
    await bed.clear()
    await bed.load({ content, calls, objects })
    await expect(requireConverted(bed.content)).rejects.toThrow(
      /^The table \S+ has format 0, and this release reads format \d\. Nothing was changed\. Deploy this release, .* npm run content -- copy --from <stage> --table \S+ --to local$/,
    )
    await convertTable(bed.content)
    await requireConverted(bed.content)
    const nameOf = (item: StoredItem) =>
      Object.values(table)
        .slice(0, 2)
        .map((name) => textOf(item, name))
        .join(' ')
    const after = new Map((await bed.dump()).content.map((item) => [nameOf(item), item]))
    const still = content.filter((item) => after.has(nameOf(item)))
    expect(still.length).toBeGreaterThan(500)
    const lost = still.flatMap((item) =>
      Object.keys(item).flatMap((field) =>
        field in (after.get(nameOf(item)) ?? {}) ? [] : `${nameOf(item)}: ${field}`,
      ),
    )
    expect(lost).toEqual([])
  })

  it('does not change when it is converted again', async () => {
    await convertTable(await loaded(commit))
    const once = await stored()
    await convertTable(bed.content)
    expect(await stored()).toEqual(once)
  })
})

const newer = (rollback: Conversion['rollback']): Conversion[] => [
  ...conversions,
  { title: 'Something newer', rollback, convert: async () => {} },
]

describe('the format of a table', () => {
  it('stays that of a newer release, which converts it while an older one does', async () => {
    await bed.clear()
    const convert = async () => void (await convertTable(bed.content, newer('safe')))
    await convertTable(
      bed.content,
      conversions.map((conversion) => ({ ...conversion, convert })),
    )
    expect((await tableFormat(bed.content)).table).toBe(conversions.length + 1)
  })

  it('is the newest from its first seed on', async () => {
    await bed.clear()
    await convertTable(bed.content)
    expect(await tableFormat(bed.content)).toMatchObject({
      table: conversions.length,
      code: conversions.length,
      toCome: [],
      refusal: undefined,
    })
  })

  it('may be newer than the release if the release before can read it, which then converts nothing', async () => {
    await convertTable(bed.content, newer('safe'))
    const before = await stored()
    await convertTable(bed.content)
    expect(await stored()).toEqual(before)
  })

  it('is refused in one sentence with what to do if the release cannot read it, and nothing changes', async () => {
    await bed.clear()
    await convertTable(bed.content, newer({ instead: 'Restore the table first.' }))
    const before = await stored()
    await expect(convertTable(bed.content)).rejects.toThrow(
      `The table has format ${conversions.length + 1}, and this release reads formats up to ${conversions.length}. Restore the table first.`,
    )
    expect(await stored()).toEqual(before)
  })
})

it('a conversion runs again at each deploy, since the release before may have written since', async () => {
  await bed.clear()
  const store = await loaded('86a919c3')
  await convertTable(store)
  const { content } = readFixture('86a919c3')
  // As a rollback and its seed step leave it.
  const shards = content.filter((item) => /^(?:SHARD|REVISIONS)/.test(textOf(item, table.sortKey)))
  await bed.load({ content: shards, calls: [], objects: {} })
  const id = postIn('86a919c3')
  await updateItem(store, keys.document('post', id), { set: { title: 'Changed meanwhile', version: 9 } })
  await convertTable(store)
  expect(await findItem(store, keys.directoryRow('post', id))).toMatchObject({ title: 'Changed meanwhile' })
  expect((await stored()).filter((item) => /SHARD#|REVISIONS/.test(item))).toEqual([])
})

/** Calls `before` and `after` around the first transaction that writes the item. */
function aroundWrite({ documents }: Store, item: Key, before: () => unknown, after: () => unknown): void {
  const send = documents.send.bind(documents)
  const isOfItem = (key: Item = {}) => isDeepStrictEqual({ ...key, ...item }, key)
  vi.spyOn(documents, 'send').mockImplementation(async (command: Parameters<typeof send>[0]) => {
    const isMeant =
      command instanceof TransactWriteCommand &&
      command.input.TransactItems?.some(({ Put, Delete }) => isOfItem(Put?.Item ?? Delete?.Key))
    if (!isMeant) return send(command)
    vi.mocked(documents.send).mockRestore()
    await before()
    return send(command).finally(after)
  })
}

/** The id of a post of the fixture. */
const postIn = (commit: string) => {
  const post = readFixture(commit).content.find((item) => textOf(item, table.partitionKey) === 'POSTS')
  return textOf(post ?? {}, table.sortKey)
}

it('a document that is published while a conversion removes the rows without one stays in the list', async () => {
  const store = await loaded('86a919c3')
  const published = await findItem(store, keys.document('post', postIn('86a919c3')))
  const late = { ...published, id: 'late', slug: 'late', ...keys.document('post', 'late') }
  const row = keys.directoryRow('post', 'late')
  await putItem(store, { id: 'late', title: 'Late', ...row })
  let listed: Item | undefined
  aroundWrite(
    store,
    row,
    () => putItem(store, late),
    async () => {
      listed = await findItem(store, row)
    },
  )
  await convertTable(store)
  expect(listed).toMatchObject({ title: 'Late' })
})

it('a draft that is saved while a conversion changes its links keeps what was saved', async () => {
  const store = await loaded('9528c0c6')
  const id = postIn('9528c0c6')
  await updateItem(store, keys.document('post', id), { set: { content: '<a href="/~post/late">Late</a>' } })
  const draft = (version: number, title: string) => ({
    ...{ kind: 'post', id, version, basedOn: 1, updatedAt: '2026-01-01T00:00:00.000Z', updatedBy: 'ana' },
    content: JSON.stringify({ title, content: '<a href="/~post/late">Late</a>' }),
    ...keys.draft('post', id),
  })
  await putItem(store, draft(1, 'Before'))
  aroundWrite(
    store,
    keys.draft('post', id),
    () => putItem(store, draft(2, 'Saved')),
    () => undefined,
  )
  await convertTable(store)
  expect(await findItem(store, keys.draft('post', id))).toMatchObject({
    version: 2,
    content: expect.stringContaining('Saved'),
  })
})
