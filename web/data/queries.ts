import { shownPostOf, shownPosts } from '#shared/documents/shownPosts.ts'
import type { FaqList } from '#shared/entities/faq.ts'
import type { PageName } from '#shared/entities/page.ts'
import type { TreatmentCategory, TreatmentPage } from '#shared/entities/treatmentPage.ts'
import { failures } from '#shared/failures.ts'
import { withSanitizedHtml } from '#shared/html/withSanitizedHtml.ts'
import { limits } from '#shared/limits.ts'
import { endpointQuery } from './endpointQuery.ts'
import type { SanitizeHtml } from './readDependencies.ts'

/** The queries of the public screens, in the order of the specification's table of calls. */
export const queries = {
  reviews: () => endpointQuery('GET /api/reviews', { failure: failures.reviews, isValid: Array.isArray }),
  site: () => endpointQuery('GET /api/site', { isValid: hasList('offices', 'insurers') }),
  home: () => page('home'),
  contactPage: () => page('contact-us', failures.contactPage),
  blogPage: () => page('blog', failures.blogPage),
  faqPage: () => page('faq', failures.faqPage),
  reviewsPage: () => page('reviews', failures.reviewsPage),
  guide: (name: PageName) => page(name),
  treatmentLanding: (category: TreatmentCategory) =>
    endpointQuery('GET /api/treatment-pages/{category}', {
      params: { category },
      staleTime: limits.staleTime.treatmentLandings,
      isValid: hasTexts('slug', 'title'),
      sanitize: sanitizeTreatment,
    }),
  /** `path` is the slug without its category. */
  treatmentPage: (category: TreatmentCategory, path: string) =>
    endpointQuery('GET /api/treatment-pages/{category}/{path+}', {
      params: { category, path },
      staleTime: limits.staleTime.treatmentPages,
      isValid: hasTexts('id', 'slug', 'title'),
      sanitize: sanitizeTreatment,
    }),
  servicePages: () =>
    endpointQuery('GET /api/service-pages', {
      staleTime: limits.staleTime.servicePages,
      isValid: Array.isArray,
    }),
  faqs: () => faqList(),
  faqsOf: (servicePageId: string) => faqList({ servicePageId }),
  posts: (page: number) => postList({ page, perPage: limits.blogPageSize }),
  newestPosts: () => postList({ page: 1 }),
  relatedPosts: (category: string) => postList({ page: 1, category }, failures.relatedPosts),
  /** Every post, for the site map: as many as one request may have. */
  allPosts: (page = 1) =>
    postList({ page, perPage: limits.blogPageSizeMax }, failures.posts, limits.staleTime.blogListOfSitemap),
  post: (slugOrId: string) =>
    endpointQuery('GET /api/blog/posts/{slugOrId}', {
      params: { slugOrId },
      failure: failures.post,
      isValid: hasTexts('id', 'slug', 'title', 'content'),
      sanitize: (post, html) => ({ ...post, content: html(post.content) }),
    }),
  alerts: () =>
    endpointQuery('GET /api/alerts', { isValid: Array.isArray, staleTime: limits.staleTime.alerts }),
  services: () => endpointQuery('GET /api/services', { isValid: Array.isArray }),
  service: (id: string) =>
    endpointQuery('GET /api/services/{id}', {
      params: { id },
      failure: failures.service(id),
      isValid: hasTexts('id', 'title'),
    }),
}

const page = (name: PageName, failure?: string) =>
  endpointQuery('GET /api/pages/{name}', {
    params: { name },
    failure,
    isValid: hasTexts('title'),
    sanitize: (stored, html) => ({ ...stored, content: withSanitizedHtml(stored.content, html) }),
  })

const faqList = (query: { servicePageId?: string } = {}) =>
  endpointQuery('GET /api/faqs', {
    query,
    failure: failures.faqs,
    isValid: hasList('faqs'),
    sanitize: (list: FaqList, html) => ({
      ...list,
      faqs: list.faqs.map((faq) => ({ ...faq, answer: html(faq.answer ?? '') })),
    }),
  })

const postList = (
  query: { page: number; perPage?: number; category?: string },
  failure: string = failures.posts,
  staleTime?: number,
) =>
  endpointQuery('GET /api/blog/posts', {
    query,
    failure,
    staleTime,
    isValid: hasList('posts'),
    trim: (list) => ({
      ...list,
      posts: list.posts
        .slice(0, shownPosts(query))
        .map((post) => ({ ...shownPostOf(post, query), author: '', content: '', createdAt: '' })),
    }),
  })

const sanitizeTreatment = (treatment: TreatmentPage, html: SanitizeHtml): TreatmentPage => ({
  ...treatment,
  ...Object.fromEntries(
    (['text1', 'text2', 'text3', 'text4'] as const).map((name) => [name, html(treatment[name] ?? '')]),
  ),
})

const hasTexts =
  (...names: string[]) =>
  (data: unknown): boolean =>
    typeof data === 'object' &&
    data !== null &&
    names.every((name) => typeof Reflect.get(data, name) === 'string')

const hasList =
  (...names: string[]) =>
  (data: unknown): boolean =>
    typeof data === 'object' && data !== null && names.every((name) => Array.isArray(Reflect.get(data, name)))
