import { describe, expect, it } from 'vitest'
import { seed } from '../content/seed.ts'
import { withLinksMoved } from './movedLinks.ts'

const moved = (content: Record<string, unknown>) => withLinksMoved(content, '/blog/old', '/blog/new')

describe('links to an address that changes', () => {
  it('lead to the new one, with their query and hash', () => {
    const content = '<p><a href="/blog/old">a</a> <a href="/blog/old/?x=1#b" title="t">b</a></p>'
    expect(moved({ content })).toEqual({
      content: '<p><a href="/blog/new">a</a> <a href="/blog/new?x=1#b" title="t">b</a></p>',
    })
  })

  it('are found in the elements of pages, as value and as JSON text', () => {
    const elements = (url: string) => [
      { name: 'hero', elements: [{ name: 'cta button', values: { label: 'Read', url } }] },
    ]
    expect(moved({ content: elements('/blog/old#a') })).toEqual({ content: elements('/blog/new#a') })
    expect(moved({ content: JSON.stringify(elements('/blog/old')) })).toEqual({
      content: JSON.stringify(elements('/blog/new')),
    })
  })

  it.each([
    '<a href="/blog/older">a</a>',
    '<a href="/blog/old/part">a</a>',
    '<a href="https://example.org/blog/old">a</a>',
    'The address /blog/old in the words of a text',
  ])('are not those of %s', (content) => {
    expect(moved({ content })).toBeUndefined()
  })

  it('are the slugs of services', () => {
    expect(moved({ slug: 'blog/old', title: 'Read' })).toEqual({ slug: 'blog/new', title: 'Read' })
  })

  it('of every post are found where they are, and nothing else changes', () => {
    const from = '/how-we-help/group-therapy'
    const to = '/how-we-help/groups'
    const linking = seed.posts.filter(({ content }) => content.includes(`href="${from}"`))
    expect(linking.length).toBeGreaterThan(1)
    const changed = seed.posts
      .map((post) => withLinksMoved({ ...post }, from, to))
      .filter((post) => post !== undefined)
    expect(changed.map((post) => withLinksMoved(post, to, from))).toEqual(linking)
  })
})
