import { expect, test } from 'vitest'
import { leadingKeys } from './leadingKeys.ts'

const table = { name: 'content', partitionKey: 'pk' }
const key = (name: string) => ({ pk: { S: name }, sk: { S: 'a' } })

test.each([
  ['BatchGetItem', { Keys: [key('A'), key('B')] }],
  ['BatchWriteItem', [{ PutRequest: { Item: key('A') } }, { DeleteRequest: { Key: key('B') } }]],
])('the leading keys of a %s are those of all its items', (operation, requests) => {
  const input = { RequestItems: { content: requests } }
  expect(leadingKeys(`dynamodb:${operation}`, input, table)).toEqual(['A', 'B'])
})
