import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { openDatabase } from './database.ts'

it.each([
  ['with a damaged CURRENT', 'CURRENT', (file: string) => writeFileSync(file, 'x')],
  ['with a damaged MANIFEST', 'MANIFEST', (file: string) => writeFileSync(file, 'x')],
  ['without CURRENT', 'CURRENT', rmSync],
])('a table %s is refused in a sentence, and does not begin empty', async (_, name, damage) => {
  const folder = temporaryFolder()
  await (await openDatabase(folder)).close()
  damage(path.join(folder, readdirSync(folder).find((file) => file.startsWith(name)) ?? ''))
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
  await database.createTable({
    TableName: 'table',
    AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'S' }],
    KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
    BillingMode: 'PAY_PER_REQUEST',
  })
  const responses = Array.from({ length: 100 }, () =>
    send('PutItem', { TableName: 'table', Item: { id: { S: 'one' } } }),
  )
  await database.close()
  expect(new Set((await Promise.all(responses)).map(({ status }) => status))).toEqual(new Set([200]))
})
