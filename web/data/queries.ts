import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { EndpointKey, Endpoints } from '#shared/api/endpoints.ts'
import type { BlogPostList } from '#shared/entities/blogPost.ts'
import type { PageName } from '#shared/entities/page.ts'
import type { TreatmentCategory, TreatmentPage } from '#shared/entities/treatmentPage.ts'
import { failures } from '#shared/failures.ts'
import { limits } from '#shared/limits.ts'
import { excerptOf } from '#shared/rules/excerpt.ts'
import type { CleanHtml, ReadMeta } from './queryClient.ts'

/** What an endpoint answers, from the endpoint table. */
export type ResultOf<Key extends EndpointKey> = z.infer<Endpoints[Key]['returns']>

interface Read<Key extends EndpointKey> extends ReadMeta {
  url: string
  staleTime?: number
  trimmed?: (data: ResultOf<Key>) => ResultOf<Key>
  cleaned?: (data: ResultOf<Key>, clean: CleanHtml) => ResultOf<Key>
}

/** A question to the API. Without `failure` a failed read is `null`; with it, it throws. */
const reading = <Key extends EndpointKey>({ url, staleTime, ...meta }: Read<Key>) =>
  queryOptions<ResultOf<Key> | null>({
    queryKey: [url],
    meta,
    ...(staleTime === undefined ? {} : { staleTime }),
  })

const has =
  (...names: string[]) =>
  (data: unknown): boolean =>
    typeof data === 'object' &&
    data !== null &&
    names.every((name) => typeof Reflect.get(data, name) === 'string')
const hasList =
  (name: string) =>
  (data: unknown): boolean =>
    typeof data === 'object' && data !== null && Array.isArray(Reflect.get(data, name))

const page = (name: PageName, failure?: string) => () =>
  reading<'GET /api/pages/{name}'>({
    url: `/api/pages/${name}`,
    looksRight: has('title'),
    ...(failure ? { failure } : {}),
  })

const cleanTreatment = (treatment: TreatmentPage, clean: CleanHtml): TreatmentPage => ({
  ...treatment,
  ...Object.fromEntries(
    (['text1', 'text2', 'text3', 'text4'] as const).map((name) => [name, clean(treatment[name] ?? '')]),
  ),
})
const cleanPost = <Post extends { content: string }>(post: Post, clean: CleanHtml): Post => ({
  ...post,
  content: clean(post.content ?? ''),
})
/** Lists of posts are shown as cards: the whole text gives way to its first words. */
const cardsOf = (list: BlogPostList): BlogPostList => ({
  ...list,
  posts: list.posts.map(({ seo: _, ...post }) => ({
    ...post,
    excerpt: excerptOf(post.content ?? ''),
    content: '',
  })),
})
const segment = encodeURIComponent
const postList = (query: string, failure: string, staleTime?: number) =>
  reading<'GET /api/blog/posts'>({
    url: `/api/blog/posts?${query}`,
    failure,
    looksRight: hasList('posts'),
    trimmed: cardsOf,
    ...(staleTime === undefined ? {} : { staleTime }),
  })

/** Every question that the public screens ask, in the order of the specification's table of calls. */
export const queries = {
  reviews: () =>
    reading<'GET /api/reviews'>({
      url: '/api/reviews',
      failure: failures.reviews,
      looksRight: Array.isArray,
    }),
  home: page('home'),
  contactPage: page('contact-us', failures.contactPage),
  blogPage: page('blog', failures.blogPage),
  faqPage: page('faq', failures.faqPage),
  reviewsPage: page('reviews', failures.reviewsPage),
  treatmentLanding: (category: TreatmentCategory) =>
    reading<'GET /api/treatment-pages/{category}'>({
      url: `/api/treatment-pages/${category}`,
      staleTime: limits.staleTime.treatmentLandings,
      looksRight: has('slug', 'title'),
      cleaned: cleanTreatment,
    }),
  /** `subPath` is the slug without its category. */
  treatmentPage: (category: TreatmentCategory, subPath: string) =>
    reading<'GET /api/treatment-pages/{category}/{path+}'>({
      url: `/api/treatment-pages/${category}/${subPath.split('/').map(segment).join('/')}`,
      staleTime: limits.staleTime.treatmentPages,
      looksRight: has('id', 'slug', 'title'),
      cleaned: cleanTreatment,
    }),
  servicePages: () =>
    reading<'GET /api/service-pages'>({
      url: '/api/service-pages',
      staleTime: limits.staleTime.servicePages,
      looksRight: Array.isArray,
    }),
  faqs: () => faqList('/api/faqs'),
  faqsOf: (servicePageId: string) => faqList(`/api/faqs?servicePageId=${segment(servicePageId)}`),
  posts: (number: number) => postList(`page=${number}&perPage=${limits.blogPageSize}`, failures.posts),
  /** The newest posts of all, for the teaser strip. */
  newestPosts: () => postList('page=1', failures.posts),
  relatedPosts: (category: string) => postList(`page=1&category=${segment(category)}`, failures.relatedPosts),
  /** Every post by title, for the sitemap: as many as one question may ask for. */
  allPosts: (number = 1) =>
    postList(
      `page=${number}&perPage=${limits.blogPageSizeMax}`,
      failures.posts,
      limits.staleTime.blogListOfSitemap,
    ),
  post: (slugOrId: string) =>
    reading<'GET /api/blog/posts/{slugOrId}'>({
      url: `/api/blog/posts/${segment(slugOrId)}`,
      failure: failures.post,
      looksRight: has('id', 'slug', 'title', 'content'),
      cleaned: cleanPost,
    }),
  services: () => reading<'GET /api/services'>({ url: '/api/services', looksRight: Array.isArray }),
  service: (id: string) =>
    reading<'GET /api/services/{id}'>({
      url: `/api/services/${segment(id)}`,
      failure: failures.service(id),
      looksRight: has('id', 'title'),
    }),
}

function faqList(url: string) {
  return reading<'GET /api/faqs'>({
    url,
    failure: failures.faqs,
    looksRight: hasList('faqs'),
    cleaned: (list, clean) => ({
      ...list,
      faqs: list.faqs.map((faq) => ({ ...faq, answer: clean(faq.answer ?? '') })),
    }),
  })
}
