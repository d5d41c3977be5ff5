import { readdirSync, writeFileSync } from 'node:fs'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { openDatabase } from './database.ts'

it.each(['CURRENT', 'MANIFEST'])('a table with a damaged %s is refused in a sentence', async (name) => {
  const folder = temporaryFolder()
  await (await openDatabase(folder)).close()
  const file = readdirSync(folder).find((candidate) => candidate.startsWith(name)) ?? ''
  writeFileSync(path.join(folder, file), 'x')
  await expect(openDatabase(folder)).rejects.toThrow(/^The table in .* is damaged\. Put a copy .* --fresh/)
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
    const request = Object.assign(new IncomingMessage(new Socket()), { method: 'POST', url: '/', headers })
    const response = new ServerResponse(request)
    database.handle(request, Buffer.from(JSON.stringify(json)), response)
    return response
  }
  const created = send('CreateTable', {
    TableName: 'table',
    AttributeDefinitions: [{ AttributeName: 'id', AttributeType: 'S' }],
    KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
    BillingMode: 'PAY_PER_REQUEST',
  })
  await vi.waitFor(() => expect(created.writableEnded).toBe(true))
  const responses = Array.from({ length: 100 }, () =>
    send('PutItem', { TableName: 'table', Item: { id: { S: 'one' } } }),
  )
  await database.close()
  expect(new Set(responses.map(({ statusCode, writableEnded }) => `${statusCode} ${writableEnded}`))).toEqual(
    new Set(['200 true']),
  )
})
