import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, expect, it } from 'vitest'
import { keys } from '#shared/keys.ts'
import { countReads } from '../../testing/countReads.ts'
import { testTable } from '../../testing/testTable.ts'
import { readDirectory, writeDirectory, writeDirectoryRow } from './directory.ts'

const store = testTable()

const ids = Array.from({ length: 100 }, (_, index) => `post-${index}`)
const changed = { id: 'post-7', title: 'Changed' }

beforeEach(async () => {
  await writeDirectory(store, 'post', async () => ids.map((id) => ({ id, title: id })))
  await readDirectory(store, 'post')
  await writeDirectoryRow(store, { kind: 'post', id: changed.id, row: changed })
})

async function read() {
  let titles: string[] = []
  const { items } = await countReads(store, async () => {
    const { published } = await readDirectory(store, 'post')
    titles = published.map(({ title }) => title)
  })
  return { items, titles: titles.toSorted() }
}

const titles = ids.map((id) => (id === changed.id ? changed.title : id)).toSorted()

it('the process that has written a row reads no other again', async () => {
  expect(await read()).toEqual({ items: 1, titles })
})

it('all rows are read again where another process has written since', async () => {
  const other = { id: 'post-9', title: 'Of another process' }
  await store.documents.send(
    new UpdateCommand({
      TableName: store.tableName,
      Key: keys.directoryRevision('post'),
      UpdateExpression: 'ADD revision :one',
      ExpressionAttributeValues: { ':one': 1 },
    }),
  )
  await writeDirectoryRow(store, { kind: 'post', id: other.id, row: other })
  const { items, titles } = await read()
  expect(items).toBeGreaterThan(1)
  expect(titles).toEqual(expect.arrayContaining([changed.title, other.title]))
})
