import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ReadFault, readFaults } from './readFault.ts'

let time = 0
let stored = 'old'
const respondToRead = readFaults(() => time)
const server = createServer((request, response) => {
  const { fault, index } = Object.fromEntries(new URL(request.url ?? '', 'http://table').searchParams)
  const read = {
    action: 'dynamodb:Query',
    isIndexed: index === 'yes',
    body: Buffer.from(request.url ?? ''),
  }
  const target = respondToRead(fault as ReadFault, read, response) // Only tests of this file send it.
  const body = JSON.stringify({ stored })
  target?.setHeader('content-length', body.length)
  target?.end(body)
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))

const query = async (fault: ReadFault, index: 'yes' | 'no') => {
  const { port } = server.address() as AddressInfo // It listens on TCP.
  return (await fetch(`http://127.0.0.1:${port}/?fault=${fault}&index=${index}`)).json()
}
const empty = { Items: [], Count: 0, ScannedCount: 0 }

it('an empty table finds nothing, and empty indexes leave the table as it is', async () => {
  expect(await query('empty', 'no')).toEqual(empty)
  expect(await query('emptyIndexes', 'yes')).toEqual(empty)
  expect(await query('emptyIndexes', 'no')).toEqual({ stored: 'old' })
})

it('a lagging index shows a write two seconds after it was first read', async () => {
  expect(await query('laggingIndexes', 'yes')).toEqual({ stored: 'old' })
  time = 10_000
  stored = 'changed'
  expect(await query('laggingIndexes', 'no')).toEqual({ stored: 'changed' })
  expect(await query('laggingIndexes', 'yes')).toEqual({ stored: 'old' })
  time = 11_999
  expect(await query('laggingIndexes', 'yes')).toEqual({ stored: 'old' })
  time = 12_000
  expect(await query('laggingIndexes', 'yes')).toEqual({ stored: 'changed' })
})
