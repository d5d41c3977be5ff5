import { isRecord } from '#shared/documents/pageContent.ts'
import { cardPostOf } from '#shared/documents/shownPosts.ts'
import type { BlogPost, BlogPostList } from '#shared/entities/blogPost.ts'
import type { FaqList } from '#shared/entities/faq.ts'
import type { PageName } from '#shared/entities/page.ts'
import type { Site } from '#shared/entities/site.ts'
import type { TreatmentCategory } from '#shared/entities/treatmentPage.ts'
import { failures } from '#shared/failures.ts'
import { limits } from '#shared/limits.ts'
import { endpointQuery } from './endpointQuery.ts'

/**
 * The schemas, against which handlers validate responses, must not reach the browser. Checks here only detect responses
 * from elsewhere: a proxy's page, or facts that an earlier release published. `cleaned` has removed values of the wrong
 * type. Entries of a list that lack one of the texts in `fields` are left out.
 */
const list =
  (...fields: string[]) =>
  <Entry>(data: unknown) =>
    Array.isArray(data) ? (entriesWith(fields, data) as Entry) : undefined
const entriesWith = (fields: readonly string[], entries: readonly unknown[]) =>
  entries.filter((entry) => isRecord(entry) && fields.every((field) => typeof entry[field] === 'string'))
const recordWith =
  (...fields: string[]) =>
  <Value>(data: unknown) =>
    isRecord(data) && fields.every((field) => field in data) ? (data as Value) : undefined
/** `lists` names the texts that each list's entries need. */
const recordWithLists =
  (lists: Readonly<Record<string, readonly string[]>>) =>
  <Value>(data: unknown) => {
    if (!isRecord(data) || !Object.keys(lists).every((name) => Array.isArray(data[name]))) return undefined
    const entries = Object.entries(lists).map(([name, fields]) => [
      name,
      entriesWith(fields, list()<unknown[]>(data[name]) ?? []),
    ])
    return { ...data, ...Object.fromEntries(entries) } as Value
  }

/** The facts of the clinic. Offices get empty values for missing fields that the footer reads. */
function siteOf(data: unknown): Site | undefined {
  const { insurers, accreditations, socialLinks, crisisLines, textSignOffs } = siteLists
  const site = recordWithLists({ offices: ['name', 'phone'], insurers, accreditations, socialLinks })<Site>(
    data,
  )
  const offices =
    site?.offices.filter(({ position }) => Array.isArray(position) && position.length === 2) ?? []
  const [first, ...others] = offices.map((office) => ({ ...emptyOffice, ...office }))
  if (!site || !first) return undefined
  return {
    ...site,
    crisisLines: entriesWith(crisisLines, site.crisisLines ?? []) as Site['crisisLines'],
    textSignOffs: entriesWith(textSignOffs, site.textSignOffs ?? []) as Site['textSignOffs'],
    offices: [first, ...others],
  }
}

const siteLists = {
  insurers: ['name'],
  accreditations: ['name'],
  socialLinks: ['name', 'url'],
  crisisLines: ['name', 'number', 'dial'],
  textSignOffs: ['text', 'reader', 'reviewedBy', 'lastReviewed'],
}
const emptyOffice = {
  street: '',
  city: '',
  zip: '',
  parking: '',
  access: '',
  transit: '',
  hours: [],
  exceptions: [],
  groups: [],
}

/** Adds an empty text if a draft in the preview lacks the field. */
const withText = <Value extends object>(field: keyof Value, value: Value): Value => ({
  [field]: '',
  ...value,
})

export const queries = {
  reviews: () =>
    endpointQuery('GET /api/reviews', { failure: failures.reviews, parse: list('id', 'content') }),
  site: () => endpointQuery('GET /api/site', { parse: siteOf }),
  page: (name: PageName) =>
    endpointQuery('GET /api/pages/{name}', {
      params: { name },
      failure: pageFailures[name],
      parse: recordWith('title'),
    }),
  treatmentLanding: (category: TreatmentCategory) =>
    endpointQuery('GET /api/treatment-pages/{category}', {
      params: { category },
      parse: recordWith('title'),
    }),
  treatmentPage: (slug: string) => {
    const [category = '', ...path] = slug.split('/')
    return endpointQuery('GET /api/treatment-pages/{category}/{path+}', {
      params: { category, path: path.join('/') },
      staleTime: limits.staleTime.treatmentPages,
      parse: recordWith('title'),
    })
  },
  servicePages: () =>
    endpointQuery('GET /api/service-pages', {
      staleTime: limits.staleTime.servicePages,
      parse: list('id', 'slug', 'title'),
    }),
  faqs: () => faqList(),
  faqsOf: (servicePageId: string) => faqList({ servicePageId }),
  posts: (page: number) => postList({ page, perPage: limits.blogPageSize }),
  newestPosts: () => postList({ page: 1 }, limits.teaserPosts),
  /** Reads one extra post, because the page's own post may be among them. */
  relatedPosts: (category: string) =>
    postList({ page: 1, category }, limits.relatedPosts + 1, failures.relatedPosts),
  /** Posts for the site map, as many as one request may return. */
  allPosts: (page = 1) => postList({ page, perPage: limits.blogPageSizeMax }),
  post: (slugOrId: string) =>
    endpointQuery('GET /api/blog/posts/{slugOrId}', {
      params: { slugOrId },
      failure: failures.post,
      parse: (data) => {
        const post = recordWith('id', 'slug', 'title')<BlogPost>(data)
        return post && { ...post, content: typeof post.content === 'string' ? post.content : '' }
      },
    }),
  teamMembers: () =>
    endpointQuery('GET /api/team-members', { failure: failures.teamMembers, parse: list('id', 'name') }),
  alerts: () =>
    endpointQuery('GET /api/alerts', { parse: list('id', 'message'), staleTime: limits.staleTime.alerts }),
  services: () =>
    endpointQuery('GET /api/services', { failure: failures.services, parse: list('id', 'slug', 'title') }),
  service: (id: string) =>
    endpointQuery('GET /api/services/{id}', {
      params: { id },
      failure: failures.service(id),
      parse: recordWith('title'),
    }),
}

const pageFailures: Readonly<Partial<Record<PageName, string>>> = failures.pages

const faqList = (query: { servicePageId?: string } = {}) =>
  endpointQuery('GET /api/faqs', {
    query,
    failure: failures.faqs,
    parse: (data) => {
      const found = recordWithLists({ faqs: ['id', 'question'] })<FaqList>(data)
      return found && { ...found, faqs: found.faqs.map((faq) => withText('answer', faq)) }
    },
  })

const postList = (
  query: { page: number; perPage?: number; category?: string },
  shown: number | undefined = query.perPage,
  failure: string = failures.posts,
) =>
  endpointQuery('GET /api/blog/posts', {
    query,
    failure,
    parse: (data) => {
      const posts = recordWithLists({ posts: ['id', 'slug', 'title'] })<BlogPostList>(data)
      // Fields that no screen shows are left out, so that the cache stays small.
      const cards = posts?.posts
        .slice(0, shown)
        .map((post) => ({ ...cardPostOf(post), author: '', content: '', createdAt: '' }))
      return posts && cards && { ...posts, posts: cards }
    },
  })
