import { describe, expect, it } from 'vitest'
import { site } from '../content/site.ts'
import { headOf } from './seo.ts'

const facts = { path: '/blog/a-post', title: 'A post' }

describe('the head of a page', () => {
  it('reads metaKeywords when keywords is an empty list', () => {
    expect(headOf(site, { keywords: [], metaKeywords: 'recovery, Georgia' }, facts).keywords).toEqual([
      'recovery',
      'Georgia',
    ])
  })
  it('prefers keywords to metaKeywords', () => {
    expect(headOf(site, { keywords: ['recovery'], metaKeywords: ['other'] }, facts).keywords).toEqual([
      'recovery',
    ])
  })
  it('falls back to the name of the center and Georgia addiction treatment [9.22]', () => {
    const { title, description, keywords } = headOf(site, { keywords: [' '] }, { path: '/' })
    expect(title).toBe(`${site.name} | Addiction Treatment in Georgia`)
    expect(description).toMatch(new RegExp(`^${site.name} .*addiction.* Georgia`))
    expect(keywords).toEqual(expect.arrayContaining([site.name, 'addiction treatment Georgia']))
  })
  it('reads each fact under either of its names [3.17]', () => {
    const named = headOf(
      site,
      { metaTitle: 'T', metaDescription: 'D', canonical: '/c', nofollow: true },
      { path: '/' },
    )
    expect(named).toMatchObject({ title: 'T', description: 'D', canonical: '/c', robots: 'index, nofollow' })
    const others = headOf(
      site,
      { title: 'T', description: 'D', canonicalUrl: '/c', robots: 'none' },
      { path: '/' },
    )
    expect(others).toMatchObject({ title: 'T', description: 'D', canonical: '/c', robots: 'none' })
  })
  it('has the Twitter card summary_large_image, unless another is stored [9.23]', () => {
    expect(headOf(site, undefined, facts).twitter.card).toBe('summary_large_image')
    expect(headOf(site, { twitter: { card: 'summary' } }, facts).twitter.card).toBe('summary')
  })
  it('has the Open Graph type website, unless another is stored [9.23]', () => {
    expect(headOf(site, undefined, facts).openGraph.type).toBe('website')
    expect(headOf(site, { openGraph: { type: 'article' } }, facts).openGraph.type).toBe('article')
  })
  it('is indexed and followed, unless the page says otherwise [9.23]', () => {
    expect(headOf(site, undefined, facts).robots).toBe('index, follow')
    expect(headOf(site, { noindex: true }, facts).robots).toBe('noindex, follow')
  })

  it.each([
    '.evil.example',
    '@evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    'http://evil.example',
  ])('never sends search engines to another host by the canonical address %s', (canonical) => {
    const { canonical: shown, openGraph } = headOf(
      site,
      { canonical, openGraph: { url: canonical } },
      { path: '/p' },
    )
    for (const address of [shown, openGraph.url])
      expect(new URL(`https://www.example.org${address}`).host).toBe('www.example.org')
  })
})
