import { afterEach, expect, test, vi } from 'vitest'
import { urlOf } from '#shared/api/urlOf.ts'
import { site } from '#shared/content/site.ts'
import { readInBrowser } from './browserReads.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const published = '/site.json'
const api = urlOf('GET /api/site')

test('the facts of the clinic are read from what was published with the pages [18.17]', async () => {
  const fetched = respondOnlyTo(published)
  expect(await readInBrowser(api)).toEqual({ data: site })
  expect(fetched).toEqual([published])
})

test('the facts of the clinic are read from the API where none are published [18.17]', async () => {
  const fetched = respondOnlyTo(api)
  expect(await readInBrowser(api)).toEqual({ data: site })
  expect(fetched).toEqual([published, api])
})

function respondOnlyTo(available: string): string[] {
  const fetched: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url)
    return url === available ? Response.json(site) : new Response('', { status: 404 })
  })
  return fetched
}
