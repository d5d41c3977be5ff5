import { afterEach, expect, it, vi } from 'vitest'
import { singlePages } from '#shared/pages.ts'
import { siteFactsKey } from '#shared/rendering.ts'
import { handler } from './checkSite.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

it('the canary reads pages that staff cannot unpublish', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  vi.stubEnv('SITE_ADDRESS', 'https://clinic.example')
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('', { status: 503 }))
  vi.stubGlobal('fetch', fetch)
  await expect(handler()).rejects.toThrow('/ responds with status 503.')
  const paths = fetch.mock.calls.map(([address]) => new URL(String(address)).pathname)
  expect(paths).toHaveLength(3)
  expect([...singlePages().map(({ path }) => path), `/${siteFactsKey}`]).toEqual(
    expect.arrayContaining(paths),
  )
})
