import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * S3, KMS, Lambda and SNS as far as the handlers of any release use them. A wrapped data key is the data key itself, so
 * that call requests in a fixture can be opened.
 */
export async function startAwsStub(objects: Map<string, string>) {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const target = String(request.headers['x-amz-target'] ?? '')
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://aws').pathname)
    const json = (value: object) => response.end(JSON.stringify(value))
    if (target.endsWith('.GenerateDataKey')) {
      const key = Buffer.alloc(32, 7).toString('base64')
      return json({ KeyId: 'key', Plaintext: key, CiphertextBlob: key })
    }
    if (target.endsWith('.Decrypt'))
      return json({ KeyId: 'key', Plaintext: JSON.parse(body.toString()).CiphertextBlob })
    if (path.includes('/functions/')) return response.writeHead(202).end()
    if (path === '/')
      return response.end(
        '<PublishResponse><PublishResult><MessageId>1</MessageId></PublishResult></PublishResponse>',
      )
    if (request.method === 'PUT') {
      objects.set(path, body.toString('base64'))
      return response.writeHead(200, { etag: '"stored"' }).end()
    }
    const stored = objects.get(path)
    // Illustrations of the site, which no fixture has, count as there.
    if (stored === undefined && !path.startsWith('/site/')) return response.writeHead(404).end()
    return response.end(Buffer.from(stored ?? '', 'base64'))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // It listens on TCP.
  return {
    endpoint: `http://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
