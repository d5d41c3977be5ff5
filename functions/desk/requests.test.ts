import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { partitions } from '#shared/keys.ts'
import { documentKinds } from '#shared/kinds/kinds.ts'
import { startDesk } from '../testing/desk.ts'

const desk = startDesk()

/** The names of the requests that the table gets, and the partitions of queries. */
async function requestsOf(work: () => Promise<unknown>) {
  const requests: { name: string; partition: unknown }[] = []
  const { middlewareStack } = desk.store.documents
  middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        const { ExpressionAttributeValues: values } = z.parse(Query, args.input)
        requests.push({ name: commandName, partition: values?.[':partition'] })
        return next(args)
      },
    { step: 'initialize', name: 'requestsOf' },
  )
  await work()
  middlewareStack.remove('requestsOf')
  // The last use of a session is written once a minute, whatever its member does.
  return requests.filter(({ name }) => name !== 'UpdateItemCommand')
}

const Query = z.object({ ExpressionAttributeValues: z.optional(z.record(z.string(), z.unknown())) })

it('a publication reads the table 7 times, also for its session and its response, and writes once', async () => {
  const words = { title: 'A', slug: 'a', category: 'Families', author: 'A', content: '<p>Words.</p>' }
  const { kind, id } = await desk.create('post', words)
  const requests = await requestsOf(() => desk.act('publish', { kind, id }, { version: 1 }))
  const names = requests.map(({ name }) => name)
  expect(Object.groupBy(names, (name) => name)).toEqual({
    GetItemCommand: Array(4).fill('GetItemCommand'),
    BatchGetItemCommand: Array(3).fill('BatchGetItemCommand'),
    TransactWriteItemsCommand: ['TransactWriteItemsCommand'],
  })
})

it('Today reads what lists say of each kind once', async () => {
  const requests = await requestsOf(() => desk.send('GET /api/admin/tasks'))
  const read = requests.map(({ partition }) => String(partition))
  const lists = documentKinds.map((kind) => partitions.directory(kind))
  expect(read.filter((partition) => lists.includes(partition)).toSorted()).toEqual(lists.toSorted())
})
