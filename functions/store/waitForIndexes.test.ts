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
  await waitForIndexes(store, [`treatment/${id}`], async (pause) => {
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
  const late = waitForIndexes(store, [`treatment/${id}`], async (pause) => (waited += pause))
  await expect(late).rejects.toThrow(`The indexes do not show the saved documents yet: ${id}`)
  expect(waited).toBe(12_700)
})

test('a page that was deleted after it was saved is waited for until the list is without it', async () => {
  respond({ stored: [], listed: [after], found: [] })
  await waitForIndexes(store, [`treatment/${id}`], async () => respond({ stored: [], listed: [], found: [] }))
  expect(table.commandCalls(QueryCommand, { IndexName: 'summaries' })).toHaveLength(2)
})

const post = { ...content.posts[0], version: 3 }
const postName = `post/${post.id}`
const postKey = { pk: `POST#${post.id}`, sk: 'POST' }
const postIndexes = (byAddress: object[], byDate: object[], byCategory: object[]) => {
  table.on(BatchGetCommand).resolves({ Responses: { 'test-table': [{ ...post, ...postKey }] } })
  table.on(QueryCommand, { IndexName: 'byAddress' }).resolves({ Items: byAddress })
  table.on(QueryCommand, { IndexName: 'postsByDate' }).resolves({ Items: byDate })
  table.on(QueryCommand, { IndexName: 'postsByCategory' }).resolves({ Items: byCategory })
}

test('a post is waited for until its address, the list and its category show it', async () => {
  postIndexes([], [], [])
  const states = [
    () => postIndexes([{ ...post, version: 2 }], [postKey], [postKey]),
    () => postIndexes([post], [], [postKey]),
    () => postIndexes([post], [postKey], []),
    () => postIndexes([post], [postKey], [postKey]),
  ]
  await waitForIndexes(store, [postName], async () => states.shift()?.())
  expect(states).toHaveLength(0)
})

test('a question is waited for until its page shows it, and its former page does not', async () => {
  const faq = { ...content.faqs[0], servicePageId: 'new-page', version: 2 }
  table.on(QueryCommand, { ConsistentRead: true }).resolves({ Items: [faq] })
  const shown = (onNew: object[], onFormer: object[]) => {
    for (const [page, Items] of [
      ['new-page', onNew],
      ['former-page', onFormer],
    ] as const)
      table
        .on(QueryCommand, { ExpressionAttributeValues: { ':partition': `FAQS#${page}` } })
        .resolves({ Items: [...Items] })
  }
  shown([], [faq])
  const states = [
    () => shown([{ ...faq, version: 1 }], []),
    () => shown([faq], [faq]),
    () => shown([faq], []),
  ]
  await waitForIndexes(store, [`faq/${faq.id}/former-page`], async () => states.shift()?.())
  expect(states).toHaveLength(0)
})

test('a deleted question is waited for until its page is without it', async () => {
  table.on(QueryCommand, { ConsistentRead: true }).resolves({ Items: [] })
  table.on(QueryCommand, { IndexName: 'byAddress' }).resolves({ Items: [{ id: 'faq-9' }] })
  let waits = 0
  await waitForIndexes(store, ['faq/faq-9/page'], async () => {
    waits += 1
    table.on(QueryCommand, { IndexName: 'byAddress' }).resolves({ Items: [] })
  })
  expect(waits).toBe(1)
})

test('without saved pages nothing is read', async () => {
  await waitForIndexes(store, [])
  expect(table.calls()).toHaveLength(0)
})
