import { afterEach, expect, it, vi } from 'vitest'
import { singlePages } from '#shared/pages.ts'
import { siteFactsKey } from '#shared/rendering.ts'
import { handler } from './checkSite.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

it('the canary reads pages that staff cannot unpublish, and a file that the edge never caches', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  vi.stubEnv('SITE_ADDRESS', 'https://clinic.example')
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('', { status: 503 }))
  vi.stubGlobal('fetch', fetch)
  await expect(handler()).rejects.toThrow('/ responds with status 503.')
  const paths = fetch.mock.calls.map(([address]) => new URL(String(address)).pathname)
  expect(paths).toHaveLength(4)
  expect([...singlePages().map(({ path }) => path), `/${siteFactsKey}`, '/admin']).toEqual(
    expect.arrayContaining(paths),
  )
})

it('the canary fails at once if the edge may no longer read the bucket, although it still has the pages', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  vi.stubEnv('SITE_ADDRESS', 'https://clinic.example')
  const cached = (address: string) =>
    new Response('<h1>Welcome</h1>', { status: address.endsWith('/admin') ? 404 : 200 })
  vi.stubGlobal('fetch', async (address: unknown) => cached(String(address)))
  await expect(handler()).rejects.toThrow('/admin responds with status 404.')
})
