import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { PostQuery } from '../api/queries.ts'
import { BlogPost, BlogPostList } from './blogPost.ts'
import { Faq, FaqList } from './faq.ts'
import { Page } from './page.ts'
import { Review } from './review.ts'
import { Seo } from './seo.ts'
import { Service } from './service.ts'
import { TreatmentCategory, TreatmentPage } from './treatmentPage.ts'

describe('the specified fields', () => {
  const openGraph = Seo.shape.openGraph.def.innerType
  it.each<[string, z.ZodMiniObject, string]>([
    ['a page', Page, 'title content seo'],
    ['a post', BlogPost, 'id slug title category author content excerpt createdAt seo'],
    ['a list of posts', BlogPostList, 'posts total pages'],
    ['a service', Service, 'id slug title description'],
    ['an FAQ', Faq, 'id question answer categoryName servicePageId'],
    ['a list of FAQs', FaqList, 'faqs total pages categories'],
    ['a review', Review, 'id title content author rating'],
    [
      'a treatment page',
      TreatmentPage,
      'id slug title description category parentId heroImage heading1 heading2 heading3 text1 text2 text3 text4 image1 image2 image3 seo',
    ],
    [
      'SEO data',
      Seo,
      'title metaTitle description metaDescription keywords metaKeywords canonicalUrl canonical robots noindex nofollow openGraph twitter structuredData',
    ],
    ['Open Graph data', openGraph, 'title description image type url site_name'],
    ['an Open Graph image', openGraph.shape.image.def.innerType, 'url alt'],
    ['Twitter data', Seo.shape.twitter.def.innerType, 'card title description image'],
  ])('are in the schema of %s [3.1, 3.11, 3.12, 3.13, 3.17]', (_, schema, fields) => {
    expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(fields.split(' ')))
  })

  it('of a treatment page have two categories [3.15]', () => {
    expect(TreatmentCategory.options).toEqual(['what-we-treat', 'how-we-help'])
  })

  it('of a review have a rating from 1 to 5 [3.14]', () => {
    const review = { id: 'a', title: 'Kind', content: 'They listened.', author: 'A. B.' }
    const accepted = [undefined, 0, 1, 5, 6].map((rating) => Review.safeParse({ ...review, rating }).success)
    expect(accepted).toEqual([true, false, true, true, false])
  })

  it('of one line are trimmed, and have no line break, tab or separator', () => {
    const post = {
      id: 'a',
      slug: 'a',
      author: 'A',
      content: '',
      excerpt: '',
      createdAt: '2026-01-01T00:00:00Z',
    }
    const titleOf = (title: string) => BlogPost.safeParse({ ...post, title, category: 'C' }).data?.title
    expect(titleOf(' Two  words ')).toBe('Two  words')
    for (const title of ['   ', 'a\tb', 'a\nb', 'a\u2028b', 'a'.repeat(501)])
      expect(titleOf(title)).toBeUndefined()
  })

  it('of a category are as long as the address of its list takes', () => {
    const post = { id: 'a', slug: 'a', title: 'T', author: 'A', content: '', excerpt: '' }
    for (const length of [100, 101]) {
      const category = 'c'.repeat(length)
      const isPost = BlogPost.safeParse({ ...post, category, createdAt: '2026-01-01T00:00:00Z' }).success
      expect([isPost, PostQuery.safeParse({ category }).success]).toEqual([length === 100, length === 100])
    }
  })
})
