import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startRealFunctions, type TestedSystem } from '../../testing/realFunctions.ts'
import { fuzzPiece, headerValue } from './fuzz.ts'
import { send } from './wire.ts'

let system: TestedSystem
beforeAll(async () => {
  system = await startRealFunctions()
})
afterAll(() => system.stop())

const address = fc
  .tuple(
    fc.constantFrom(
      '/',
      '/blog/',
      '/admin/',
      '/assets/',
      '/art/',
      '/media/',
      '/tiles/',
      '/api',
      '//',
      '/what-we-treat/',
    ),
    fc.array(fuzzPiece(), { maxLength: 3 }),
    fc.option(fuzzPiece()),
  )
  .map(([start, pieces, query]) => `${start}${pieces.join('/')}${query === null ? '' : `?page=${query}`}`)
const asked = fc.record({
  method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'),
  path: address.filter((path) => !path.startsWith('/api/')),
  headers: fc.record(
    { cookie: headerValue(), 'if-none-match': headerValue(), host: headerValue() },
    { requiredKeys: [] },
  ),
})

it('whatever page it is asked for, the edge answers with that page, its one address or a true 404', async () => {
  let moved = 0
  await fc.assert(
    fc.asyncProperty(fc.array(asked, { minLength: 10, maxLength: 10 }), async (requests) => {
      for (const { request, answer } of await Promise.all(
        requests.map(async (request) => ({ request, answer: await send(system.address, request) })),
      )) {
        const about = `${request.method} ${request.path}`
        expect([200, 301, 304, 404], about).toContain(answer.status)
        expect(answer.headers['x-content-type-options'], about).toBe('nosniff')
        if (answer.status !== 301) continue
        moved += 1
        // A browser takes `//`, `/\` and whatever has a scheme for another site.
        expect(String(answer.headers.location), about).toMatch(/^\/(?![/\\])[!-~]*$/)
      }
    }),
    { numRuns: 60, seed: 20_260_102, endOnFailure: true },
  )
  expect(moved).toBeGreaterThan(20)
})
