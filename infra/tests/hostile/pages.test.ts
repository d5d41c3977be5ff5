import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { soak } from '#shared/testing/soak.ts'
import { type DeployedSite, startDeployedSite } from '../../testing/deployedSite.ts'
import { fuzzAddressPart, headerValue } from './fuzz.ts'
import { send } from './wire.ts'

let system: DeployedSite
beforeAll(async () => {
  system = await startDeployedSite()
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
    fc.array(fuzzAddressPart, { maxLength: 3 }),
    fc.option(fuzzAddressPart),
  )
  .map(([start, parts, query]) => `${start}${parts.join('/')}${query === null ? '' : `?page=${query}`}`)
const pageRequest = fc.record({
  method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'),
  path: address.filter((path) => !path.startsWith('/api/')),
  headers: fc.record(
    { cookie: headerValue, 'if-none-match': headerValue, host: headerValue },
    { requiredKeys: [] },
  ),
})

it('the edge responds to any address with the page, a redirect on this site or a 404', async () => {
  let redirects = 0
  await fc.assert(
    fc.asyncProperty(fc.array(pageRequest, { minLength: 10, maxLength: 10 }), async (requests) => {
      for (const { request, response } of await Promise.all(
        requests.map(async (request) => ({ request, response: await send(system.address, request) })),
      )) {
        const target = `${request.method} ${request.path}`
        expect([200, 301, 304, 404], target).toContain(response.status)
        expect(response.headers['x-content-type-options'], target).toBe('nosniff')
        if (response.status !== 301) continue
        redirects += 1
        // For a browser, `//`, `/\` or a scheme is another site.
        expect(String(response.headers.location), target).toMatch(/^\/(?![/\\])[!-~]*$/)
      }
    }),
    { numRuns: 60 * soak, seed: 20_260_102, endOnFailure: true },
  )
  expect(redirects).toBeGreaterThan(20)
})
