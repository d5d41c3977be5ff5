import { BatchGetCommand } from '@aws-sdk/lib-dynamodb'
import { expect, it } from 'vitest'
import { keys } from '#shared/keys.ts'
import { mockTable } from '../testing/mockTable.ts'
import { getMany } from './getMany.ts'
import { openStore } from './store.ts'
import { Unavailable } from './unavailable.ts'

const table = mockTable()
const store = openStore('test-table', { region: 'us-east-1' })
const [one, other] = [keys.document('post', 'one'), keys.document('post', 'other')]
const itemOf = (key: object) => ({ ...key, id: 'x' })

it('items keep the order of their keys, and what a batch left out is requested again', async () => {
  table
    .on(BatchGetCommand)
    .resolvesOnce({
      Responses: { 'test-table': [itemOf(other)] },
      UnprocessedKeys: { 'test-table': { Keys: [one] } },
    })
    .resolves({ Responses: { 'test-table': [itemOf(one)] } })
  expect(await getMany(store, [one, keys.document('post', 'none'), other])).toEqual([
    itemOf(one),
    itemOf(other),
  ])
})

it('a table that keeps leaving items out is unavailable after four attempts', async () => {
  table.on(BatchGetCommand).resolves({ UnprocessedKeys: { 'test-table': { Keys: [one] } } })
  await expect(getMany(store, [one])).rejects.toThrow(Unavailable)
  expect(table.commandCalls(BatchGetCommand)).toHaveLength(4)
})

it('a batch has at most 100 keys, and reads what was written a moment ago', async () => {
  const keysOf = (count: number) =>
    Array.from({ length: count }, (_, index) => keys.document('post', `post-${index}`))
  await getMany(store, keysOf(101))
  const batches = table.commandCalls(BatchGetCommand).map(({ args }) => args[0].input.RequestItems)
  expect(batches.map((batch) => batch?.['test-table']?.Keys?.length)).toEqual([100, 1])
  expect(batches.every((batch) => batch?.['test-table']?.ConsistentRead)).toBe(true)
})
