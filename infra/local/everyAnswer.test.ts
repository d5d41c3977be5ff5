import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyBuild } from '../testing/emptyBuild.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { type LocalSystem, startSystem } from './localSystem.ts'
import { synthesize } from './startLocal.ts'

const answers = (status: number) =>
  `export const handler = async () => ({ statusCode: ${status}, headers: { 'content-type': 'application/json' }, body: '{"message":"so"}' })`

let system: LocalSystem
beforeAll(async () => {
  const folder = temporaryFolder()
  const assembly = path.join(folder, 'cdk.out')
  const built = emptyBuild(folder, {
    'reviews/getReview': answers(404),
    'services/getService': answers(429),
    'faqs/getFaq': answers(503),
    'posts/getPost': `export const handler = async () => { throw new Error('a detail') }`,
  })
  await synthesize(built, { outdir: assembly, address: 'http://localhost:8080' })
  system = await startSystem({ assembly, port: 0, dataFolder: path.join(folder, 'data') })
})
afterAll(() => system.stop())

const headers = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': expect.stringMatching(/^(DENY|SAMEORIGIN)$/),
  'permissions-policy': expect.stringContaining('geolocation=()'),
  'content-security-policy': expect.stringMatching(/default-src 'self'.*object-src 'none'/),
  'cache-control': expect.any(String),
}

describe('every answer carries the headers that protect a visitor', () => {
  it.each([
    ['a file', '/favicon.svg', 200],
    ['a missing page', '/nothing-here', 404],
    ['an address that is none', '/%5Cevil.example', 404],
    ['a redirect', '/Blog/', 301],
    ['the staff area', '/admin', 404],
    ['a list of the API', '/api/reviews', 200],
    ['a 404 of the API', '/api/reviews/none', 404],
    ['a 429', '/api/services/x', 429],
    ['a 503', '/api/faqs/x', 503],
    ['a function that throws', '/api/blog/posts/x', 500],
    ['a tile that is none', '/tiles/x', 404],
  ])('%s', async (_, address, status) => {
    const answer = await fetch(system.address + address, { redirect: 'manual' })
    // Nothing is rendered here, so the 404 screen is missing too and the bucket's 403 stays as it is.
    expect([status, 403]).toContain(answer.status)
    expect(Object.fromEntries(answer.headers)).toMatchObject(headers)
  })

  it('a body that is too large', async () => {
    const answer = await fetch(`${system.address}/api/client-errors`, {
      method: 'POST',
      body: new Uint8Array(10 * 1024 * 1024 + 1),
    })
    expect(answer.status).toBe(413)
    expect(Object.fromEntries(answer.headers)).toMatchObject(headers)
  })

  it('says nothing of what runs behind it', async () => {
    for (const address of ['/', '/api/reviews', '/api/blog/posts/x']) {
      const { headers } = await fetch(system.address + address)
      expect(headers.get('x-powered-by')).toBeNull()
      expect(headers.get('server')).toBeNull()
    }
  })
})
