import { describe, expect, it } from 'vitest'
import { headOf } from './seo.ts'

const facts = { path: '/blog/a-post', title: 'A post' }

describe('the head of a page', () => {
  it('reads metaKeywords when keywords is an empty list', () => {
    expect(headOf({ keywords: [], metaKeywords: 'recovery, Georgia' }, facts).keywords).toEqual([
      'recovery',
      'Georgia',
    ])
  })
  it('prefers keywords to metaKeywords', () => {
    expect(headOf({ keywords: ['recovery'], metaKeywords: ['other'] }, facts).keywords).toEqual(['recovery'])
  })
  it('falls back to the name of the center and Georgia addiction treatment', () => {
    const { keywords } = headOf({ keywords: [' '] }, facts)
    expect(keywords).toContain('addiction treatment Georgia')
  })
  it('has the Open Graph type website, unless another is stored', () => {
    expect(headOf(undefined, facts).openGraph.type).toBe('website')
    expect(headOf({ openGraph: { type: 'article' } }, facts).openGraph.type).toBe('article')
  })
  it('is indexed and followed, unless the page says otherwise', () => {
    expect(headOf(undefined, facts).robots).toBe('index, follow')
    expect(headOf({ noindex: true }, facts).robots).toBe('noindex, follow')
  })
})
