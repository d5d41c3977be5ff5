import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DeployedSite, startDeployedSite } from '../../testing/deployedSite.ts'

let system: DeployedSite
beforeAll(async () => {
  system = await startDeployedSite()
})
afterAll(() => system.stop())

/** Writes bytes to the site's port and returns the response until the site closes the connection. */
async function sendBytes(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(system.address).port), 'localhost')
  const parts: Buffer[] = []
  socket.on('data', (part) => parts.push(part))
  socket.on('error', () => undefined)
  const closed = once(socket, 'close')
  socket.write(bytes, 'latin1')
  socket.setTimeout(30_000, () => socket.destroy())
  await closed
  return Buffer.concat(parts).toString('latin1')
}
const get = (target: string, headers = 'Host: localhost\r\nConnection: close\r\n') =>
  sendBytes(`GET ${target} HTTP/1.1\r\n${headers}\r\n`)
const statusOf = (response: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(response)?.[1])

const malformed: Record<string, string> = {
  'no method': ' / HTTP/1.1\r\n\r\n',
  'an invalid version': 'GET / HTTP/9.9\r\nHost: a\r\n\r\n',
  'an invalid method': 'G<T / HTTP/1.1\r\nHost: a\r\n\r\n',
  'no host': 'GET / HTTP/1.1\r\n\r\n',
  'a control character in the target': 'GET /a\u0001b HTTP/1.1\r\nHost: a\r\n\r\n',
  'a NUL in the target': 'GET /\u0000 HTTP/1.1\r\nHost: a\r\n\r\n',
  'bytes beyond ASCII in the target': 'GET /api/reviews/\u00ff\u00fe HTTP/1.1\r\nHost: a\r\n\r\n',
  'a header without a colon': 'GET / HTTP/1.1\r\nHost: a\r\nnothing\r\n\r\n',
  'a space before a header': 'GET / HTTP/1.1\r\nHost: a\r\n x: y\r\n\r\n',
  'a NUL in a header': 'GET / HTTP/1.1\r\nHost: a\r\nx: a\u0000b\r\n\r\n',
  'two lengths':
    'POST /api/client-errors HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
  'a negative length': 'POST /api/client-errors HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n',
  'a length and chunks':
    'POST /api/client-errors HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'an invalid chunk size':
    'POST /api/client-errors HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n',
  'another protocol': '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001',
  'too many headers': `GET / HTTP/1.1\r\nHost: a\r\n${'x: y\r\n'.repeat(5_000)}\r\n`,
  'an address of 20,000 characters': `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
}

describe('an invalid HTTP request is refused, and the next visitor is served', () => {
  it.each(Object.entries(malformed))('%s', async (_, bytes) => {
    expect([400, 414, 431]).toContain(statusOf(await sendBytes(bytes)))
    expect(statusOf(await get('/api/reviews'))).toBe(200)
  })

  it('after a body shorter than its length, the next visitor is served', async () => {
    const socket = connect(Number(new URL(system.address).port), 'localhost')
    socket.write('POST /api/client-errors HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{')
    await once(socket, 'connect')
    socket.destroy()
    expect(statusOf(await get('/api/reviews'))).toBe(200)
  })
})

const unusualTargets: [string, number][] = [
  ['/api/reviews/%', 400],
  ['/api/reviews/%zz', 400],
  ['/api/reviews/%00', 400],
  ['/api/reviews/%0d%0aset-cookie:%20a=b', 400],
  ['/api/reviews/%ff%fe', 400],
  ['/api/reviews/__proto__', 404],
  ['/api/reviews/constructor', 404],
  ['/api/pages/__proto__', 404],
  ['/api/pages/toString', 404],
  ['/api/treatment-pages/__proto__', 404],
  ['/api/treatment-pages/how-we-help/../../admin/session', 404],
  ['/api/blog/posts?page=1&page=2', 400],
  ['/api/blog/posts?__proto__[page]=2', 200],
  [`/api/reviews/${'a'.repeat(8_000)}`, 404],
  [`/api/blog/posts?category=${'a'.repeat(8_000)}`, 400],
  [`/${'a'.repeat(8_000)}`, 404],
  [`/${'a/'.repeat(4_000)}b`, 404],
  ['http://evil.example/api/reviews', 200],
  ['/../../../etc/passwd', 404],
  ['/%2e%2e/%2e%2e/etc/passwd', 404],
  ['/assets/..%2f..%2findex.html', 404],
  ['/media/..%5c..%5cx', 404],
  ['/blog/%F0%9F%92%A9', 404],
  ['/\\evil.example', 404],
]
const shortened = (target: string) => (target.length > 60 ? `${target.slice(0, 60)}…` : target)

describe('an unusual target has a status and reveals nothing', () => {
  it.each(unusualTargets.map(([target, status]) => [shortened(target), status, target] as const))(
    '%s is %i',
    async (_, status, target) => {
      const response = await get(target)
      expect(statusOf(response)).toBe(status)
      expect(response).not.toMatch(/set-cookie|root:\w*:0|\n\s+at /i)
    },
  )

  it('two leading slashes never redirect to another site', async () => {
    const response = await get('//evil.example/%2e%2e')
    expect(/\r\nlocation: (.*)\r\n/i.exec(response)?.[1] ?? '/').toMatch(/^\/(?!\/)/)
  })
})
