import { describe, expect, it } from 'vitest'
import { seed } from '#shared/content/seed.ts'
import { seedContent as site } from '../../testing/seedContent.ts'
import { describeDue, dueSources } from './dueSources.ts'

const [post] = seed.posts
const withPost = (checkedOn: string | undefined) => ({
  ...site,
  post: new Map([['post-1', { ...post, checkedOn }]]),
})
const due = (checkedOn: string | undefined, today: string) =>
  dueSources(withPost(checkedOn), today).filter(({ name }) => name === 'post/post-1')

describe('the sources to check again', () => {
  it('of a new site are none on the day of its last check', () =>
    expect(dueSources(site, '2026-11-26')).toEqual([]))

  it('are those of a document that was last checked more than 12 months ago [13.25]', () => {
    expect(due('2025-11-26', '2026-11-26')).toEqual([])
    expect(due('2025-11-25', '2026-11-26')).toHaveLength(1)
  })

  it('are those of a document without a day', () => expect(due(undefined, '2026-11-26')).toHaveLength(1))

  it('are those of a document with a statement that ends within 30 days [13.79]', () => {
    const ends = new Map([['post-1', { ...post, checkedOn: '2026-11-26', validUntil: '2026-12-31' }]])
    const lines = (today: string) => dueSources({ ...site, post: ends }, today).map((one) => describeDue(one))
    expect(lines('2026-11-30')).toEqual([])
    expect(lines('2026-12-01').join()).toContain('post-1: last checked 2026-11-26, valid until 2026-12-31')
  })

  it('are named with the document, the day and the address of each source', () => {
    const [first] = due('2025-01-02', '2026-11-26')
    const lines = first ? describeDue(first).split('\n') : []
    expect(lines[0]).toBe('  post/post-1: last checked 2025-01-02')
    expect(lines.slice(1)).toEqual(
      (post?.sources ?? []).map(({ title, publisher, url }) => `    ${title}, ${publisher}: ${url}`),
    )
  })

  it('of all documents and care cards are due a year later, the oldest first', () => {
    const all = dueSources(site, '2027-12-01')
    expect(all.map(({ name }) => name)).toContain('care cards')
    expect(all.length).toBeGreaterThan(200)
    const days = all.map(({ checkedOn }) => checkedOn ?? '')
    expect(days).toEqual(days.toSorted())
  })
})
