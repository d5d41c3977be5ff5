import { beforeEach, expect, it } from 'vitest'
import type { DocumentKind } from '#shared/entities/documents.ts'
import { countReads } from '../../testing/countReads.ts'
import { testTable } from '../../testing/testTable.ts'
import { changeDirectory, publishedRows, writeDirectoryRows } from './directory.ts'

const store = testTable()

const ids = Array.from({ length: 100 }, (_, index) => `post-${index}`)
const changed = { id: 'post-7', title: 'Changed' }

beforeEach(async () => {
  await changeDirectory(store, 'post', async () => ids.map((id) => ({ id, title: id })))
  await publishedRows(store, 'post')
})

async function read(kind: DocumentKind = 'post') {
  let titles: string[] = []
  const { items } = await countReads(store, async () => {
    titles = (await publishedRows(store, kind)).map(({ title }) => title)
  })
  return { items, titles: titles.toSorted() }
}

const titles = ids.map((id) => (id === changed.id ? changed.title : id)).toSorted()

it('an unchanged directory is read as one small item', async () => {
  expect(await read()).toEqual({ items: 1, titles: ids.toSorted() })
})

it('after a change, the shard with its row is read again and no other', async () => {
  await writeDirectoryRows(store, 'post', new Map([[changed.id, changed]]))
  expect(await read()).toEqual({ items: 2, titles })
})

it('rows that are written at the same time are all kept', async () => {
  await Promise.all(
    ids.slice(0, 8).map((id) => writeDirectoryRows(store, 'faq', new Map([[id, { id, title: id }]]))),
  )
  expect((await read('faq')).titles).toEqual(ids.slice(0, 8))
})
