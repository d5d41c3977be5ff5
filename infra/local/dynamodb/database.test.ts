import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { openDatabase } from './database.ts'

it.each(['CURRENT', 'MANIFEST'])('a table with a damaged %s is refused in a sentence', async (name) => {
  const folder = temporaryFolder()
  await (await openDatabase(folder)).close()
  const file = readdirSync(folder).find((candidate) => candidate.startsWith(name)) ?? ''
  writeFileSync(path.join(folder, file), 'x')
  await expect(openDatabase(folder)).rejects.toThrow(
    /^The table in .* is damaged\. Nothing was changed\. Put a copy .* --fresh/,
  )
})

it('a table without CURRENT is refused in a sentence, and does not begin empty', async () => {
  const folder = temporaryFolder()
  await (await openDatabase(folder)).close()
  rmSync(path.join(folder, 'CURRENT'))
  await expect(openDatabase(folder)).rejects.toThrow(
    /^The table in .* is damaged\. Nothing was changed\. Put a copy .* --fresh/,
  )
})

it('requests that have begun end before the store closes', async () => {
  const database = await openDatabase(temporaryFolder())
  const send = (action: string, json: object) => {
    const headers = {
      'x-amz-target': `DynamoDB_20120810.${action}`,
      'content-type': 'application/x-amz-json-1.0',
      authorization: 'AWS4-HMAC-SHA256 Credential=a/b, SignedHeaders=c, Signature=d',
      'x-amz-date': '20260101T000000Z',
    }
    const body = Buffer.from(JSON.stringify(json))
    return database.respond({ method: 'POST', path: '/', query: '', headers, body, viewerAddress: '' })
  }
  await send('CreateTable', {
    TableName: 'table',
    AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'S' }],
    KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
    BillingMode: 'PAY_PER_REQUEST',
  })
  await vi.waitFor(async () => {
    const { body } = await send('DescribeTable', { TableName: 'table' })
    expect(String(body)).toContain('"ACTIVE"')
  })
  const responses = Array.from({ length: 100 }, () =>
    send('PutItem', { TableName: 'table', Item: { id: { S: 'one' } } }),
  )
  await database.close()
  expect(new Set((await Promise.all(responses)).map(({ status }) => status))).toEqual(new Set([200]))
})
