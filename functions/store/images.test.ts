import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keys } from '#shared/keys.ts'
import { content } from '../testing/content.ts'
import { type Engine, startDynalite } from '../testing/engines.ts'
import { createTable } from '../testing/table.ts'
import { allContent } from './allContent.ts'
import { writeContent } from './contentWrites.ts'
import { changeImage, imageHistory } from './images.ts'
import { seedTable } from './seed.ts'
import type { Store } from './store.ts'

let engine: Engine
let store: Store
beforeAll(async () => {
  engine = await startDynalite()
  store = await createTable(engine)
  await seedTable(store, content)
})
afterAll(() => engine.stop())

const id = 'how-we-help.group-therapy'
const largest = (version: number) => ({
  image1: `/art/${version}/${'a'.repeat(1_990)}`,
  image1Alt: 'b'.repeat(300),
  image1Sources: Array.from({ length: 6 }, () => ({ src: `/media/${'c'.repeat(1_990)}`, width: 480 })),
})
const bytesOfPage = async () => {
  const { Item } = await store.documents.send(
    new GetCommand({ TableName: store.tableName, Key: keys.treatment(id) }),
  )
  return JSON.stringify(Item).length
}

test('a page takes any number of the largest saves, with a history of the last 100', async () => {
  for (let version = 2; version <= 110; version += 1) {
    const update = { id, image: largest(version), by: 'ana', at: '2026-11-20T12:00:00.000Z' }
    expect(await changeImage(store, update)).toMatchObject({ changed: { version } })
  }
  expect(await bytesOfPage()).toBeLessThan(50_000)
  const history = await imageHistory(store, id)
  expect(history?.changes.map(({ version }) => version)).toEqual(
    Array.from({ length: 100 }, (_, index) => 110 - index),
  )
  expect(history?.changes[1]?.after).toEqual(history?.changes[0]?.before)
})

test('an export has the whole history, and an import restores it to another table', async () => {
  const before = (await allContent(store)).treatments.get(id)
  expect(before?.history).toHaveLength(100)
  const other = await createTable(engine, 'restored')
  await writeContent(other, { kind: 'treatments', id, before: undefined, after: before })
  expect((await allContent(other)).treatments.get(id)).toEqual(before)
  expect(await imageHistory(other, id)).toEqual(await imageHistory(store, id))
})

test('a deleted page leaves no history to a page that gets its id', async () => {
  const before = (await allContent(store)).treatments.get(id)
  await writeContent(store, { kind: 'treatments', id, before, after: undefined })
  await seedTable(store, content)
  expect(await imageHistory(store, id)).toEqual({ id, version: 1, changes: [] })
})
