import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyAssembly } from '../testing/emptyBuild.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { localPaths } from './dataFolder.ts'
import { type LocalSystem, startSystem } from './localSystem.ts'

const statuses = { 'GET /api/reviews/{id}': 404, 'GET /api/services/{id}': 429, 'GET /api/faqs/{id}': 503 }
const responds = `export const handler = async ({ routeKey }) => {
  if (routeKey === 'GET /api/blog/posts/{slugOrId}') throw new Error('a detail')
  const statusCode = ${JSON.stringify(statuses)}[routeKey] ?? 200
  return { statusCode, headers: { 'content-type': 'application/json' }, body: '{"message":"so"}' }
}`

let system: LocalSystem
beforeAll(async () => {
  const folder = temporaryFolder()
  const assembly = await emptyAssembly(folder, { publicReads: responds })
  system = await startSystem({ assembly, dataFolder: localPaths(folder).data, port: 0 })
})
afterAll(() => system.stop())

const headers = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': expect.stringMatching(/^(DENY|SAMEORIGIN)$/),
  'permissions-policy': expect.stringContaining('geolocation=()'),
  'content-security-policy': expect.stringMatching(/default-src 'self'.*object-src 'none'/),
  'cache-control': expect.any(String),
}

describe('every response carries the security headers', () => {
  it.each([
    ['a file', '/favicon.svg', 200],
    ['a missing page', '/nothing-here', 404],
    ['an invalid address', '/%5Cevil.example', 404],
    ['a redirect', '/Blog/', 301],
    ['the staff area', '/admin', 404],
    ['a list of the API', '/api/reviews', 200],
    ['a 404 of the API', '/api/reviews/none', 404],
    ['a 429', '/api/services/x', 429],
    ['a 503', '/api/faqs/x', 503],
    ['a function that throws', '/api/blog/posts/x', 500],
    ['an invalid tile', '/tiles/x', 404],
  ])('%s', async (_, address, status) => {
    const response = await fetch(system.address + address, { redirect: 'manual' })
    // Nothing is rendered here, so 404.html is missing too, and the bucket's 403 stays as it is.
    expect([status, 403]).toContain(response.status)
    expect(Object.fromEntries(response.headers)).toMatchObject(headers)
  })

  it('a body that is too large', async () => {
    const response = await fetch(`${system.address}/api/client-errors`, {
      method: 'POST',
      body: new Uint8Array(10 * 1024 * 1024 + 1),
    })
    expect(response.status).toBe(413)
    expect(Object.fromEntries(response.headers)).toMatchObject(headers)
  })

  it('and no header that names the software behind it', async () => {
    for (const address of ['/', '/api/reviews', '/api/blog/posts/x']) {
      const { headers } = await fetch(system.address + address)
      expect(headers.get('x-powered-by')).toBeNull()
      expect(headers.get('server')).toBeNull()
    }
  })
})
