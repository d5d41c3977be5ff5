import { describe, expect, it } from 'vitest'
import { objectsIn, startArchive } from './archive.ts'

const type = 'text/html; charset=utf-8'

async function roundTrip(bodies: Record<string, string>): Promise<Record<string, string>> {
  const archive = startArchive()
  await Promise.all(Object.entries(bodies).map(([key, body]) => archive.add({ key, type }, body)))
  const read: Record<string, string> = {}
  for await (const { key, body } of objectsIn(await archive.end())) read[key] = body.toString()
  return read
}

describe('an archive', () => {
  it('returns the pages of a release byte for byte, with their line ends and any letters', async () => {
    const pages = {
      'index.html': '<h1>Café\n“988”</h1>\r\n',
      'blog/a/index.html': '“x”'.repeat(1_000_000),
      'empty.html': '',
      'blog/b/index.html': '{"key":"x"}\n',
    }
    expect(await roundTrip(pages)).toEqual(pages)
  })

  it('returns the content type of each object', async () => {
    const archive = startArchive()
    await archive.add({ key: 'feed.xml', type: 'application/atom+xml' }, '<feed/>')
    for await (const { type } of objectsIn(await archive.end())) expect(type).toBe('application/atom+xml')
    expect.assertions(1)
  })

  it('of no pages returns no pages', async () => {
    expect(await roundTrip({})).toEqual({})
  })

  it('stores what a thousand pages share once', async () => {
    const shared = Array.from({ length: 20_000 }, (_, index) => (index * 7_919).toString(36)).join('')
    const archive = startArchive()
    for (let page = 0; page < 1_000; page += 1)
      await archive.add({ key: `${page}`, type }, `${shared}${page}`)
    expect((await archive.end()).length).toBeLessThan(4 * shared.length)
  })
})
