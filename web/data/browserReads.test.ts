import { afterEach, expect, test, vi } from 'vitest'
import { urlOf } from '#shared/api/urlOf.ts'
import { site } from '#shared/content/site.ts'
import { browserReads } from './browserReads.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const published = '/site.json'
const api = urlOf('GET /api/site')

test.each([
  ['are read from what was published with the pages', [published]],
  ['are read from the API where none are published', [published, api]],
])('the facts of the clinic %s', async (_, urls) => {
  const fetched: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url)
    return url === urls.at(-1) ? Response.json(site) : new Response('', { status: 404 })
  })
  expect(await browserReads.readUrl(api)).toEqual({ data: site })
  expect(fetched).toEqual(urls)
})
