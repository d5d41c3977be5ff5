import { expect, it } from 'vitest'
import { packed, unpacked } from './archive.ts'

it('gives the pages of a release back as they were, line ends, odd letters and all', async () => {
  const pages = new Map([
    ['index.html', { body: '<h1>Café\n“988”</h1>\r\n', type: 'text/html; charset=utf-8' }],
    ['blog/a/index.html', { body: 'x'.repeat(200_000), type: 'text/html; charset=utf-8' }],
    ['feed.xml', { body: '', type: 'application/atom+xml' }],
  ])
  expect(await unpacked(await packed(pages))).toEqual(pages)
})

it('of a site without pages is a site without pages', async () => {
  expect(await unpacked(await packed(new Map()))).toEqual(new Map())
})
