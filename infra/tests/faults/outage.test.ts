import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { mainPhone } from '#shared/clinic/offices.ts'
import { site } from '#shared/content/site.ts'
import type { LocalSystem } from '../../local/localSystem.ts'
import { type DeployedSite, startDeployedSite } from '../../testing/deployedSite.ts'
import type { Owner } from '../../testing/owner.ts'
import { addMember, logIn, sameOriginHeaders, tryToLogIn } from '../../testing/staff.ts'
import { clearEdgeCache } from '../clearEdgeCache.ts'
import { everyPage } from '../everyPage.ts'
import { functionNamed } from '../functionNamed.ts'
import { render } from './render.ts'
import { surviveTableFault, tableFaults } from './tableFaults.ts'

let system: DeployedSite
let owner: Owner
let cookie: string
let published: Map<string, string>
beforeAll(async () => {
  system = await startDeployedSite()
  owner = system.owner
  await addMember(owner, system, 'staff')
  cookie = await logIn(system.address, 'staff')
  published = await everyPage(system.address)
}, 300_000)
afterAll(() => system.stop())
afterEach(() => {
  for (const name of ['table', 'files', 'api'] as const) delete system.faults[name]
})

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(system.address + address, { headers })

describe('without the table and the API', () => {
  it('every page is served unchanged, byte for byte, and invokes no function', async () => {
    const before = unscheduledInvocations(system)
    Object.assign(system.faults, { table: 'gone', api: 'gone' })
    await clearEdgeCache(owner)
    expect(await everyPage(system.address)).toEqual(published)
    expect(published.size).toBeGreaterThan(100)
    expect(unscheduledInvocations(system)).toEqual(before)
  })

  it('every page has the phone numbers and the crisis lines', () => {
    for (const [address, page] of published) {
      for (const number of ['tel:988', mainPhone(site).replace(/\D/g, '')])
        expect(page.replace(/[^\w:]/g, '').includes(number.replace(/[^\w:]/g, '')), address).toBe(true)
    }
  })

  it('a cached list is still served, and any other is a 503 in JSON', async () => {
    await clearEdgeCache(owner)
    const cached = await (await get('/api/reviews')).json()
    Object.assign(system.faults, { api: 'gone' })
    expect(await (await get('/api/reviews')).json()).toEqual(cached)
    const response = await get('/api/services')
    expect([response.status, await response.json()]).toEqual([503, { message: 'Service Unavailable' }])
  })

  it('an unknown address is still the 404 page', async () => {
    Object.assign(system.faults, { table: 'gone', api: 'gone' })
    await clearEdgeCache(owner)
    const response = await get('/no-such-page')
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  })
})

describe('without the table', () => {
  it('the API responds with 503 and a Retry-After in JSON, without details', async () => {
    system.faults.table = 'gone'
    await clearEdgeCache(owner)
    for (const address of ['/api/faqs', '/api/service-pages', '/api/blog/posts?page=1', '/api/pages/home']) {
      const response = await get(address)
      expect([response.status, response.headers.get('retry-after')], address).toEqual([503, '5'])
      expect(await response.json()).toEqual({
        message: 'Please try again in a moment',
        requestId: response.headers.get('x-request-id'),
        retryAfter: 5,
      })
    }
  })

  it('staff get the same error, and are still logged in afterward', async () => {
    system.faults.table = 'gone'
    expect((await get('/api/admin/session', { cookie })).status).toBe(503)
    expect((await tryToLogIn(system.address, 'staff')).status).toBe(503)
    const change = await fetch(`${system.address}/api/service-pages/how-we-help.group-therapy`, {
      method: 'PATCH',
      headers: { ...sameOriginHeaders, cookie, 'content-type': 'application/json' },
      body: '{"image1":"/art/a.svg"}',
    })
    expect(change.status).toBe(503)
    delete system.faults.table
    expect((await get('/api/admin/session', { cookie })).status).toBe(200)
  })

  it('the API works again as soon as the table does', async () => {
    system.faults.table = 'gone'
    await clearEdgeCache(owner)
    expect((await get('/api/faqs')).status).toBe(503)
    delete system.faults.table
    expect((await get('/api/faqs')).status).toBe(200)
  })
})

describe('a table that is', () => {
  it.each(tableFaults)('%s results in JSON errors, and in none once it is repaired', async (fault) => {
    expect(await surviveTableFault(system, owner, fault)).toEqual([])
  })
})

describe('a rendering', () => {
  it.each([
    ['whose reads are empty', 'empty'],
    ['without the table', 'gone'],
  ] as const)('%s fails, and leaves the pages unchanged', async (_, fault) => {
    system.faults.table = fault
    expect(await render(system, owner)).toBeInstanceOf(Error)
    delete system.faults.table
    await clearEdgeCache(owner)
    expect(await everyPage(system.address)).toEqual(published)
  })
})

/** The invocations of functions that no schedule invokes. */
function unscheduledInvocations(running: LocalSystem): Record<string, number> {
  const invocations = running.invocations()
  for (const handler of ['jobs/runDueJobs', 'canary/checkSite'] as const)
    delete invocations[functionNamed(running, handler)]
  return invocations
}
