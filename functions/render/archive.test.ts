import { expect, it } from 'vitest'
import { objectsIn, startArchive } from './archive.ts'
import type { SiteObject } from './siteObject.ts'

const html = 'text/html; charset=utf-8'

async function thereAndBack(objects: Record<string, SiteObject>): Promise<Record<string, SiteObject>> {
  const archive = startArchive()
  await Promise.all(Object.entries(objects).map(([key, object]) => archive.add(key, object)))
  const back: Record<string, SiteObject> = {}
  for await (const { key, ...object } of objectsIn(await archive.end())) back[key] = object
  return back
}

it('gives the pages of a release back as they were, line ends, odd letters and all', async () => {
  const pages = {
    'index.html': { body: '<h1>Café\n“988”</h1>\r\n', type: html },
    'blog/a/index.html': { body: 'x'.repeat(200_000), type: html },
    'feed.xml': { body: '', type: 'application/atom+xml' },
  }
  expect(await thereAndBack(pages)).toEqual(pages)
})

it('of a site without pages is a site without pages', async () => {
  expect(await thereAndBack({})).toEqual({})
})

it('takes what a thousand pages share once', async () => {
  const shared = Array.from({ length: 20_000 }, (_, index) => (index * 7_919).toString(36)).join('')
  const archive = startArchive()
  for (let page = 0; page < 1_000; page += 1)
    await archive.add(`${page}`, { body: `${shared}${page}`, type: html })
  expect((await archive.end()).length).toBeLessThan(4 * shared.length)
})
