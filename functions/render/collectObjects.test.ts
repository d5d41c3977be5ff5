import { describe, expect, it } from 'vitest'
import { collectObjects } from './collectObjects.ts'

const read = (reads: string[]) => ({ md5: 'md5', reads })
const record = {
  ...{ request: 1, wholeAt: 0, settings: '{}', posts: [], redirects: [] },
  ...{ responses: new Map(), searchParts: new Map() },
  objects: new Map([
    ['faq/index.html', read(['/api/site', '/api/faqs'])],
    ['reviews/index.html', read(['/api/site', '/api/reviews'])],
    ['forms/intake.pdf', read(['/api/site'])],
    ['old/index.html', read([])],
  ]),
}
const afterChanges = (...changed: string[]) => collectObjects({ record, changed: new Set(changed) })

describe('a page of the last rendering is current', () => {
  it('unless what it read has changed', () => {
    const collector = afterChanges('/api/faqs')
    expect(collector.isCurrent('faq/index.html')).toBe(false)
    expect(collector.isCurrent('reviews/index.html')).toBe(true)
  })

  it('unless it was a redirect, at whose address there is a page now', () => {
    expect(afterChanges().isCurrent('old/index.html')).toBe(false)
  })

  it('unless there was none', () => {
    expect(afterChanges().isCurrent('new/index.html')).toBe(false)
    expect(collectObjects(undefined).isCurrent('faq/index.html')).toBe(false)
  })
})

it('the files of the clinic’s facts are current until these change', () => {
  expect(afterChanges('/api/faqs').currentReadersOf('/api/site')).toEqual(['forms/intake.pdf'])
  expect(afterChanges('/api/site').currentReadersOf('/api/site')).toEqual([])
})

it('what is kept is not in the archive, and stays published', async () => {
  const collector = afterChanges()
  collector.keep('faq/index.html')
  await collector.add({ key: 'new/index.html', type: 'text/html' }, 'new', ['/api/site'])
  const { unchanged, objects } = await collector.end()
  expect([...unchanged]).toEqual(['faq/index.html'])
  expect([...objects.keys()]).toEqual(['faq/index.html', 'new/index.html'])
  expect(() => collector.keep('new/index.html')).toThrow('The last rendering has no new/index.html')
})
