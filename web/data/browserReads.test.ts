import { afterEach, expect, test, vi } from 'vitest'
import { urlOf } from '#shared/api/urlOf.ts'
import { site } from '#shared/content/site.ts'
import { browserReads } from './browserReads.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('while the API does not respond, the facts of the clinic are those that were published with the pages', async () => {
  const fetched: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url)
    return url === '/site.json' ? Response.json(site) : new Response('', { status: 503 })
  })
  expect(await browserReads.readUrl(urlOf('GET /api/site'))).toEqual({ data: site })
  expect(await browserReads.readUrl(urlOf('GET /api/reviews'))).toMatchObject({ failure: { status: 503 } })
  expect(fetched).toEqual(['/api/site', '/site.json', '/api/reviews'])
})
