import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AllContent } from '#shared/entities/publishedContent.ts'
import { runDue } from '../../../functions/desk/runDue.ts'
import { allContent } from '../../../functions/store/allContent.ts'
import { publishedRows } from '../../../functions/store/desk/directory.ts'
import { seedTable } from '../../../functions/store/seed.ts'
import type { Store } from '../../../functions/store/store.ts'
import { content } from '../../../functions/testing/content.ts'
import { type Engine, startEngine } from '../../../functions/testing/engine.ts'
import { createTable } from '../../../functions/testing/table.ts'
import { importRecords } from './importRecords.ts'

let engine: Engine
let store: Store
let tables = 0
beforeAll(async () => {
  engine = await startEngine()
})
afterAll(() => engine.stop())
beforeEach(async () => {
  tables += 1
  store = await createTable(engine, `table-${tables}`)
  await seedTable(store, content)
})

const options = { at: '2026-11-20T12:00:00.000Z', overwriteStaffEdits: false, remove: true }
const without = (folder: AllContent, kind: 'treatment' | 'post', count: number): AllContent => ({
  ...folder,
  [kind]: new Map([...folder[kind]].slice(count)),
})

test('an import deletes at most a tenth of a kind without a confirmation', async () => {
  const folder = without(await allContent(store), 'post', 2)
  expect((await importRecords(store, folder, options)).written).toHaveLength(2)
})

test('an import that would delete more names it and changes nothing', async () => {
  const site = await allContent(store)
  const folder = without(site, 'treatment', 3)
  const names = [...site.treatment.keys()].map((id) => `  treatment/${id}`).join('\n')
  await expect(importRecords(store, folder, options)).rejects.toThrow(
    `The import would delete 3 of 3 documents of the kind treatment:\n${names}\nNothing was changed. If you mean to, add --allow-removed 3.`,
  )
  await expect(importRecords(store, folder, { ...options, allowRemoved: 2 })).rejects.toThrow('3 of 3')
  expect(await allContent(store)).toEqual(site)
})

test('an import deletes as much as the operator allows', async () => {
  const folder = without(await allContent(store), 'treatment', 3)
  expect((await importRecords(store, folder, { ...options, allowRemoved: 3 })).written).toHaveLength(3)
  expect((await allContent(store)).treatment.size).toBe(0)
})

test('an import lists what it wrote for staff, and no longer what it deleted', async () => {
  const site = await allContent(store)
  const review = { ...site.review.get('r-a'), title: 'Imported' }
  const folder = { ...without(site, 'post', 1), review: new Map([...site.review, ['r-a', review]]) }
  await importRecords(store, folder, options)
  const reviews = await publishedRows(store, 'review')
  expect(reviews.find(({ id }) => id === 'r-a')?.title).toBe('Imported')
  const posts = await publishedRows(store, 'post')
  expect(posts).toHaveLength(site.post.size - 1)
})

test('an imported alert begins and ends on time', async () => {
  const site = await allContent(store)
  const [startsAt, endsAt] = ['2099-01-12T11:00:00.000Z', '2099-01-13T05:00:00.000Z']
  const alert = { message: 'Closed because of ice.', level: 'information', startsAt, endsAt, version: 1 }
  await importRecords(store, { ...site, alert: new Map([['ice', { id: 'ice', ...alert }]]) }, options)
  const renderings: string[][] = []
  const run = (now: string) =>
    runDue(store, now, async (changedDocuments) => {
      renderings.push(changedDocuments)
    })
  await run('2099-01-12T10:59:00.000Z')
  expect(renderings).toEqual([])
  await run(startsAt)
  expect(renderings).toEqual([['alert/ice']])
  expect((await allContent(store)).alert.size).toBe(1)
  await run(endsAt)
  expect(renderings).toHaveLength(2)
  expect((await allContent(store)).alert.size).toBe(0)
})
