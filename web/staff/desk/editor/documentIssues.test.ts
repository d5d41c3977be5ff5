import { describe, expect, it } from 'vitest'
import { seed } from '#shared/content/seed.ts'
import { documentIssues } from './documentIssues.ts'

const [post] = seed.posts

describe('what keeps a document from being published', () => {
  it('is nothing for content of the seed', () => {
    expect(documentIssues('post', { ...post })).toEqual([])
  })

  it('is each missing or malformed field with its path, in the order of the screen', () => {
    const edited = { ...post, title: '', slug: 'Not a slug', author: undefined, content: undefined }
    const issues = documentIssues('post', edited)
    expect(issues).toEqual([
      { path: ['title'], message: 'must not be empty' },
      { path: ['content'], message: 'is required' },
      { path: ['slug'], message: 'must be lower-case words and digits joined by "-"' },
      { path: ['author'], message: 'is required' },
    ])
  })

  it('is not the date of a new post and not its excerpt, which publishing sets', () => {
    expect(documentIssues('post', { ...post, createdAt: undefined, excerpt: undefined })).toEqual([])
    expect(documentIssues('post', { ...post, excerpt: '' })).toEqual([])
  })

  it('is a field of an element, in each shape of page content', () => {
    const sections = [{ name: 'hero', elements: [{ name: 'main heading', values: { text: '' } }] }]
    const fieldOf = (content: unknown) => documentIssues('page', { title: 'Home', content })
    expect(fieldOf(sections)).toEqual([
      { path: ['content', 0, 'elements', 0, 'values', 'text'], message: 'must not be empty' },
    ])
    expect(fieldOf({ title: 'Home', sections })).toEqual([
      { path: ['content', 'sections', 0, 'elements', 0, 'values', 'text'], message: 'must not be empty' },
    ])
    expect(fieldOf({ table: 'staff' })).toEqual([
      { path: ['content', 'table'], message: 'must be one of: services, faqs, reviews, posts' },
    ])
  })
})
