import type { ReadKey, ReadRequest } from '#shared/api/typedReader.ts'
import { hasMarkers, resolved } from '#shared/documents/factMarkers.ts'
import { Review } from '#shared/entities/review.ts'
import { Service } from '#shared/entities/service.ts'
import type { Site } from '#shared/entities/site.ts'
import { TeamMember } from '#shared/entities/teamMember.ts'
import { limits } from '#shared/limits.ts'
import type { RenderContext } from '#shared/rendering.ts'
import { alertsInForce } from '../store/alerts.ts'
import { faqList } from '../store/faqs.ts'
import { findLanding, findPage } from '../store/pages.ts'
import { withBeginning } from '../store/postBeginning.ts'
import { findPost, postsPage } from '../store/posts.ts'
import { findPublished, listPublished } from '../store/published.ts'
import type { Store } from '../store/store.ts'
import { findTreatment, servicePages } from '../store/treatments.ts'
import { isUnavailable } from '../store/unavailable.ts'
import { UnfitContent } from './renderFailure.ts'

/** Reads the endpoints' responses from the snapshot, once for all pages. Rejects if stored content is unreadable. */
export function contentOf(snapshot: Store, site: Site): RenderContext['read'] {
  const responses = new Map<string, Promise<unknown>>()
  async function read(request: ReadRequest): Promise<unknown> {
    if (request.key === 'GET /api/site') return site
    const response = await reads[request.key]?.(snapshot, { ...request.params, ...request.query })
    if (response === undefined) throw new Error(`No page is rendered from ${request.key}`)
    return hasMarkers(response) ? resolved(response, site) : response
  }
  const readForPage = (request: ReadRequest) =>
    read(request).catch((cause: unknown) => {
      if (isUnavailable(cause)) throw cause
      const reason = `Stored content that it shows cannot be read, and may be damaged: ${request.url}.`
      throw new UnfitContent(reason, { cause })
    })
  return (request) => {
    // Posts are not cached: only one page shows a post, and ten thousand of them would fill the memory.
    if (request.key === 'GET /api/blog/posts/{slugOrId}') return readForPage(request)
    const response = responses.get(request.url) ?? readForPage(request)
    responses.set(request.url, response)
    return response
  }
}

/** A read for each endpoint that pages need, with the endpoint's result. The renderer's grants must cover each read. */
const reads: Partial<Record<ReadKey, (store: Store, input: Record<string, unknown>) => Promise<unknown>>> = {
  'GET /api/reviews': async (snapshot) => (await listPublished(snapshot, 'review', Review)).documents,
  'GET /api/pages/{name}': (snapshot, { name }) => findPage(snapshot, String(name)),
  'GET /api/treatment-pages/{category}': (snapshot, { category }) => findLanding(snapshot, String(category)),
  'GET /api/treatment-pages/{category}/{path+}': (snapshot, { category, path }) =>
    findTreatment(snapshot, `${category}/${path}`),
  'GET /api/service-pages': (snapshot) => servicePages(snapshot),
  'GET /api/faqs': (snapshot, { servicePageId }) =>
    faqList(snapshot, servicePageId === undefined ? undefined : String(servicePageId)),
  'GET /api/blog/posts': async (snapshot, { page, perPage = limits.blogPageSize, category }) => {
    const list = await postsPage(snapshot, {
      page: Number(page),
      perPage: Number(perPage),
      category: category === undefined ? undefined : String(category),
    })
    return { ...list, posts: list.posts.map(withBeginning) }
  },
  'GET /api/blog/posts/{slugOrId}': (snapshot, { slugOrId }) => findPost(snapshot, String(slugOrId)),
  'GET /api/services': async (snapshot) => (await listPublished(snapshot, 'service', Service)).documents,
  'GET /api/services/{id}': (snapshot, { id }) =>
    findPublished(snapshot, Service, { kind: 'service', id: String(id) }),
  'GET /api/team-members': async (snapshot) =>
    (await listPublished(snapshot, 'teamMember', TeamMember)).documents,
  'GET /api/alerts': (snapshot) => alertsInForce(snapshot, new Date().toISOString()),
}
