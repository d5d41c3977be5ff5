import { expect, it } from 'vitest'
import { startDesk } from '../testing/desk.ts'

const desk = startDesk()

/** The names of the requests that the table gets. */
async function requestsOf(work: () => Promise<unknown>): Promise<string[]> {
  const names: string[] = []
  const { middlewareStack } = desk.store.documents
  middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        names.push(commandName)
        return next(args)
      },
    { step: 'initialize', name: 'requestsOf' },
  )
  await work()
  middlewareStack.remove('requestsOf')
  // The last use of a session is written once a minute, whatever its member does.
  return names.filter((name) => name !== 'UpdateItemCommand')
}

it('a publication reads the table 12 times, also for its session and its response, and writes once', async () => {
  const words = { title: 'A', slug: 'a', category: 'Families', author: 'A', content: '<p>Words.</p>' }
  const { kind, id } = await desk.create('post', words)
  const requests = await requestsOf(() =>
    desk.change('POST /api/admin/documents/{kind}/{id}/publish', {
      params: { kind, id },
      json: { version: 1 },
    }),
  )
  expect(Object.groupBy(requests, (name) => name)).toEqual({
    GetItemCommand: Array(11).fill('GetItemCommand'),
    BatchGetItemCommand: ['BatchGetItemCommand'],
    TransactWriteItemsCommand: ['TransactWriteItemsCommand'],
  })
})
