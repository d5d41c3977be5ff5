import { BatchGetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { content } from '../testing/content.ts'
import { mockTable } from '../testing/mockTable.ts'
import { openStore } from './store.ts'
import { waitForIndexes } from './waitForIndexes.ts'

const table = mockTable()
const store = openStore('test-table', { region: 'us-east-1' })
const before = { ...content.treatments[2], version: 1 }
const after = { ...before, version: 2 }
const id = String(before.id)
const keyOf = { pk: `TREATMENT#${id}`, sk: 'TREATMENT' }

function respond({ stored, listed, found }: Record<'stored' | 'listed' | 'found', object[]>) {
  table.on(BatchGetCommand).resolves({ Responses: { 'test-table': stored } })
  table.on(QueryCommand, { IndexName: 'summaries' }).resolves({ Items: listed })
  table.on(QueryCommand, { IndexName: 'byAddress' }).resolves({ Items: found })
}
const stored = [{ ...after, ...keyOf }]

test('a rendering waits until both indexes show the saved version', async () => {
  respond({ stored, listed: [before], found: [before] })
  const pauses: number[] = []
  await waitForIndexes(store, [id], async (pause) => {
    pauses.push(pause)
    if (pauses.length === 1) respond({ stored, listed: [after], found: [before] })
    if (pauses.length === 2) respond({ stored, listed: [after], found: [after] })
  })
  expect(pauses).toEqual([100, 200])
  expect(table.commandCalls(BatchGetCommand)[0]?.args[0].input.RequestItems?.['test-table']).toMatchObject({
    ConsistentRead: true,
  })
})

test('a rendering fails where an index does not show it within 13 seconds, so that it is tried again', async () => {
  respond({ stored, listed: [after], found: [before] })
  let waited = 0
  const late = waitForIndexes(store, [id], async (pause) => (waited += pause))
  await expect(late).rejects.toThrow(`The indexes do not show the saved pages yet: ${id}`)
  expect(waited).toBe(12_700)
})

test('a page that was deleted after it was saved is waited for until the list is without it', async () => {
  respond({ stored: [], listed: [after], found: [] })
  await waitForIndexes(store, [id], async () => respond({ stored: [], listed: [], found: [] }))
  expect(table.commandCalls(QueryCommand, { IndexName: 'summaries' })).toHaveLength(2)
})

test('without saved pages nothing is read', async () => {
  await waitForIndexes(store, [])
  expect(table.calls()).toHaveLength(0)
})
