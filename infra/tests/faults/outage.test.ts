import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { site } from '#shared/site.ts'
import type { LocalSystem } from '../../local/localSystem.ts'
import { startLocal } from '../../local/startLocal.ts'
import { type Owner, ownerOf } from '../../testing/owner.ts'
import { addMember, logIn, sameOriginHeaders, tryToLogIn } from '../../testing/staff.ts'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { everyPage } from '../everyPage.ts'
import { clearEdgeCache } from '../forgetCached.ts'
import { functionNamed } from '../functionNamed.ts'
import { runFunction } from '../runFunction.ts'
import { renderDamagedHome, renderFromEmptyReads, saveWithLaggingIndexes } from './publishing.ts'
import { refuseLaterWrites, refuseWrites, renderTwiceAtOnce } from './rendering.ts'

let system: LocalSystem
let owner: Owner
let cookie: string
let well: Map<string, string>
beforeAll(async () => {
  const folder = temporaryFolder()
  system = await startLocal({ port: 0, folder })
  owner = ownerOf(path.join(folder, 'data'))
  await addMember(owner, system, 'staff')
  cookie = await logIn(system.address, 'staff')
  well = await everyPage(system.address)
}, 300_000)
afterAll(() => system.stop())
afterEach(() => {
  for (const name of ['table', 'reads', 'files', 'api'] as const) delete system.faults[name]
})

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(system.address + address, { headers })

describe('with the table and the API gone', () => {
  it('every page of the site still serves its full content, byte by byte', async () => {
    Object.assign(system.faults, { table: 'gone', api: 'gone' })
    await clearEdgeCache(owner)
    expect(await everyPage(system.address)).toEqual(well)
    expect(well.size).toBeGreaterThan(100)
  })

  it('every page still has the phone numbers and the crisis lines', () => {
    for (const [address, page] of well) {
      for (const number of ['tel:988', site.mainPhone.replace(/\D/g, '')])
        expect(page.replace(/[^\w:]/g, '').includes(number.replace(/[^\w:]/g, '')), address).toBe(true)
    }
  })

  it('no page asks a function', async () => {
    const before = system.invocations()
    Object.assign(system.faults, { table: 'gone', api: 'gone' })
    await clearEdgeCache(owner)
    await everyPage(system.address)
    expect(system.invocations()).toEqual(before)
  })

  it('a list that the edge has kept is still served, and one that it has not is a 503 in JSON', async () => {
    await clearEdgeCache(owner)
    const kept = await (await get('/api/reviews')).json()
    Object.assign(system.faults, { api: 'gone' })
    expect(await (await get('/api/reviews')).json()).toEqual(kept)
    const answer = await get('/api/services')
    expect([answer.status, await answer.json()]).toEqual([503, { message: 'Service Unavailable' }])
  })

  it('an unknown address is still the 404 screen', async () => {
    Object.assign(system.faults, { table: 'gone', api: 'gone' })
    await clearEdgeCache(owner)
    const answer = await get('/no-such-page')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  })
})

describe('with the table gone', () => {
  it('the API asks for patience in JSON, and tells no detail', async () => {
    system.faults.table = 'gone'
    await clearEdgeCache(owner)
    for (const address of ['/api/faqs', '/api/service-pages', '/api/blog/posts?page=1', '/api/pages/home']) {
      const answer = await get(address)
      expect([answer.status, answer.headers.get('retry-after')], address).toEqual([503, '5'])
      expect(await answer.json()).toEqual({
        message: 'Please try again in a moment',
        requestId: answer.headers.get('x-request-id'),
      })
    }
  })

  it('staff are told the same, and are still logged in when it is back', async () => {
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

  it('everything is answered again as soon as it is back', async () => {
    system.faults.table = 'gone'
    await clearEdgeCache(owner)
    expect((await get('/api/faqs')).status).toBe(503)
    delete system.faults.table
    expect((await get('/api/faqs')).status).toBe(200)
  })
})

describe('a rendering', () => {
  it('whose writes are refused leaves the pages as they are, and the next one makes up for it', async () => {
    const problems = await refuseWrites(system, owner)
    expect(problems).toEqual([])
    expect(await everyPage(system.address)).toEqual(well)
  })

  it('that breaks off half way is shown to visitors after the next one, whatever the edge had kept', async () => {
    expect(await refuseLaterWrites(system, owner)).toEqual([])
    expect(await everyPage(system.address)).toEqual(well)
  })

  it('that is asked for twice at once runs once at a time, and both changes are shown', async () => {
    expect(await renderTwiceAtOnce(system, owner)).toEqual([])
    expect(await everyPage(system.address)).toEqual(well)
  })

  it.each(['empty', 'emptyIndexes'] as const)(
    'whose reads are %s fails and leaves the pages as they are, and the next one publishes',
    async (fault) => {
      expect(await renderFromEmptyReads(system, owner, fault)).toEqual([])
      expect(await everyPage(system.address)).toEqual(well)
    },
  )

  it('without the content of the home page is refused, and the next one publishes', async () => {
    expect(await renderDamagedHome(system, owner)).toEqual([])
    expect(await everyPage(system.address)).toEqual(well)
  })

  it('after a save shows what was saved, although the indexes are two seconds behind', async () => {
    expect(await saveWithLaggingIndexes(system, owner, cookie)).toEqual([])
  })

  it('without the table fails, and leaves the pages as they are', async () => {
    system.faults.table = 'gone'
    const renderer = functionNamed(system, 'render/renderSite')
    await expect(runFunction(owner, renderer)).rejects.toThrow(/fails/)
    delete system.faults.table
    await clearEdgeCache(owner)
    expect(await everyPage(system.address)).toEqual(well)
  })
})
