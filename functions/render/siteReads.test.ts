import { expect, test, vi } from 'vitest'
import { urlOf } from '#shared/api/urlOf.ts'
import { post } from '../testing/content.ts'
import { siteReads } from './siteReads.ts'

const faqs = urlOf('GET /api/faqs')
const reviews = urlOf('GET /api/reviews')
const posts = urlOf('GET /api/blog/posts', { query: { page: 1, perPage: 9 } })

async function recordedOf(responses: Record<string, unknown>) {
  const page = siteReads(async (url) => responses[url]).recorded()
  for (const url of Object.keys(responses)) await page.readUrl(url)
  return page.reads()
}
const areCurrent = (recorded: readonly string[], responses: Record<string, unknown>) =>
  siteReads(async (url) => responses[url]).areCurrent(recorded)

test('a page is current until a response that it read is another one', async () => {
  const recorded = await recordedOf({ [faqs]: ['a'], [reviews]: null })
  expect(await areCurrent(recorded, { [faqs]: ['a'], [reviews]: null })).toBe(true)
  expect(await areCurrent(recorded, { [faqs]: ['a', 'b'], [reviews]: null })).toBe(false)
  expect(await areCurrent(recorded, { [faqs]: ['a'], [reviews]: [] })).toBe(false)
})

test('a page is not current if a response that it read has become an error', async () => {
  const recorded = await recordedOf({ [faqs]: ['a'] })
  const failing = siteReads(() => Promise.reject(new Error('damaged')))
  expect(await failing.areCurrent(recorded)).toBe(false)
})

test('a page that shows a list of posts is concerned by what lists show of them, and not by their texts', async () => {
  const long = (end: string) => post(1, 'Families', `<p>${'Tea. '.repeat(300)}${end}</p>`)
  const list = (one: object) => ({ [posts]: { posts: [one], total: 1, pages: 1 } })
  const recorded = await recordedOf(list(long('before')))
  const updatedAt = '2026-11-01T00:00:00.000Z'
  expect(await areCurrent(recorded, list({ ...long('after'), updatedAt }))).toBe(true)
  expect(await areCurrent(recorded, list({ ...long('before'), title: 'Another' }))).toBe(false)
  expect(await areCurrent(recorded, list(post(1, 'Families', '<p>Other first words.</p>')))).toBe(false)
  expect(await areCurrent(recorded, { [posts]: { posts: [long('before')], total: 10, pages: 2 } })).toBe(
    false,
  )
})

test('whether pages are current takes one read of what they share, and none of a post whose page is rendered again', async () => {
  const text = urlOf('GET /api/blog/posts/{slugOrId}', { params: { slugOrId: 'calm' } })
  const before = { [text]: 'Tea.', [faqs]: ['a'] }
  const recorded = await recordedOf(before)
  const readUrl = vi.fn(async (url: string) => ({ ...before, [faqs]: ['b'] })[url])
  const reads = siteReads(readUrl)
  await reads.readUrl(faqs)
  for (let page = 0; page < 3; page += 1) expect(await reads.areCurrent(recorded)).toBe(false)
  expect(readUrl.mock.calls).toEqual([[faqs]])
})

test('what another page has read is recorded as read', async () => {
  const reads = siteReads(async () => ['a'])
  const [first, second] = [reads.recorded(), reads.recorded()]
  await first.readUrl(faqs)
  await second.readUrl(faqs)
  expect(second.reads()).toEqual(first.reads())
})
