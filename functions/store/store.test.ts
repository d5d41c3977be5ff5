import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { keys } from '#shared/keys.ts'
import { openStore } from './store.ts'
import { putItem } from './write.ts'

it('a write that meets a transaction of the same item is sent again', async () => {
  let requests = 0
  const conflict = { __type: 'com.amazonaws.dynamodb.v20120810#TransactionConflictException' }
  const server = createServer((_, response) => {
    requests += 1
    response.writeHead(requests === 1 ? 400 : 200, { 'content-type': 'application/x-amz-json-1.0' })
    response.end(JSON.stringify(requests === 1 ? conflict : {}))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server that listens on TCP has such an address.
  const { port } = server.address() as AddressInfo
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' }
  const store = openStore('table', { endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', credentials })
  await putItem(store, keys.staffMember('ana'))
  store.documents.destroy()
  server.close()
  expect(requests).toBe(2)
})
