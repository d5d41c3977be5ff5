import { isDeepStrictEqual } from 'node:util'
import type { EndpointKey } from '#shared/api/endpoints.ts'
import { urlOf } from '#shared/api/urlOf.ts'
import { BlogPost } from '#shared/entities/blogPost.ts'
import { DocumentKind } from '#shared/entities/documents.ts'
import type { Redirect } from '#shared/entities/redirect.ts'
import { Site } from '#shared/entities/site.ts'
import { keys } from '#shared/keys.ts'
import type { RenderContext } from '#shared/rendering.ts'
import { forEachConcurrently } from '../forEachConcurrently.ts'
import { redirects } from '../store/desk/redirects.ts'
import { getMany } from '../store/getMany.ts'
import type { Store } from '../store/store.ts'
import { isPostUrl, parseApiUrl, postQueryOf, shownPostsAt } from './apiUrl.ts'
import { cardOf, isShownAlike, newestFirst, type PostCard, postLists } from './postCards.ts'
import { readInProcess } from './readInProcess.ts'
import type { RenderRecord } from './renderRecord.ts'

export interface ChangedReads {
  /** Reads what has changed, and takes everything else but whole posts from the record. */
  readUrl: RenderContext['readUrl']
  /** The addresses whose responses differ from the recorded ones. */
  changed: ReadonlySet<string>
  posts: readonly PostCard[]
  responses: ReadonlyMap<string, unknown>
  redirects: readonly Redirect[]
}

/** The endpoints that respond with documents of each kind. */
const endpointsOf: Record<Exclude<DocumentKind, 'post' | 'site'>, readonly EndpointKey[]> = {
  faq: ['GET /api/faqs'],
  review: ['GET /api/reviews'],
  service: ['GET /api/services', 'GET /api/services/{id}'],
  treatment: ['GET /api/service-pages', 'GET /api/treatment-pages/{category}/{path+}'],
  landing: ['GET /api/treatment-pages/{category}'],
  page: ['GET /api/pages/{name}'],
  alert: ['GET /api/alerts'],
}

/** Many changes at once are an import or a repair. */
const maxNames = 50
const concurrency = 8

/** Whether the names of changed documents say what has changed, and those can be read one by one. */
export function areReadApart(saved: readonly string[]): boolean {
  const names = namesOf(saved)
  return names.length > 0 && names.length <= maxNames && names.every(({ kind }) => isReadApart(kind))
}

/** `saved` are the names of all documents that changed since the record. */
export async function changedReads(
  store: Store,
  record: RenderRecord,
  saved: readonly string[],
): Promise<ChangedReads> {
  const names = namesOf(saved)
  const idsOf = (kind: string) => new Set(names.filter((name) => name.kind === kind).map(({ id }) => id))
  const urls = new Set([...record.responses.keys(), ...Array.from(record.objects.values(), readsOf).flat()])
  const posts = await changedPosts(store, record.posts, idsOf('post'))
  const documents = await changedResponses(record, idsOf)
  const listOf = postLists(posts.after)
  const mayMove =
    names.some(({ kind }) => ['redirect', 'treatment'].includes(kind)) || posts.addresses.size > 0
  const responses = new Map([...record.responses, ...documents])
  const read = new Map<string, Promise<unknown>>()
  return {
    changed: new Set([...documents.keys(), ...posts.addresses, ...changedLists(urls, record, posts.after)]),
    posts: posts.after,
    responses,
    redirects: mayMove ? await redirects(store) : record.redirects,
    readUrl: (url) => {
      const query = postQueryOf(url)
      if (query) return Promise.resolve(listOf(query))
      if (responses.has(url)) return Promise.resolve(responses.get(url))
      const response = read.get(url) ?? readInProcess(url)
      read.set(url, response)
      if (isPostUrl(url)) return response
      return response.then((result) => {
        responses.set(url, result)
        return result
      })
    },
  }
}

const namesOf = (saved: readonly string[]) =>
  saved.map((name) => {
    const [kind = '', id = ''] = name.split('/')
    return { kind, id }
  })

/** The facts of the clinic are in all pages. */
const isReadApart = (kind: string) =>
  kind === 'redirect' || (kind !== 'site' && DocumentKind.safeParse(kind).success)
const readsOf = ({ reads }: { reads: readonly string[] }) => reads

interface ChangedPosts {
  after: PostCard[]
  /** The addresses of the changed posts, before and after. */
  addresses: Set<string>
}

async function changedPosts(
  store: Store,
  before: readonly PostCard[],
  ids: ReadonlySet<string>,
): Promise<ChangedPosts> {
  const items = await getMany(
    store,
    Array.from(ids, (id) => keys.document('post', id)),
  )
  const saved = items.map((item) => cardOf(BlogPost.parse(item)))
  const replaced = before.filter(({ id }) => ids.has(id))
  const unchanged = before.filter(({ id }) => !ids.has(id))
  return {
    after: [...unchanged, ...saved].sort(newestFirst),
    addresses: new Set([...replaced, ...saved].map(addressOf)),
  }
}

const addressOf = ({ slug }: PostCard) =>
  urlOf('GET /api/blog/posts/{slugOrId}', { params: { slugOrId: slug } })

/** The lists of which pages show something else than before. */
function changedLists(
  urls: ReadonlySet<string>,
  { posts, responses }: RenderRecord,
  after: readonly PostCard[],
): string[] {
  const site = Site.parse(responses.get(urlOf('GET /api/site')))
  const [listBefore, listAfter] = [postLists(posts), postLists(after)]
  return [...urls].filter((url) => {
    const query = postQueryOf(url)
    if (!query) return false
    const count = shownPostsAt(url)
    const [before, now] = [listBefore(query), listAfter(query)]
    const isPaged = count === query.perPage
    if (isPaged && before.pages !== now.pages) return true
    return !isShownAlike(before.posts.slice(0, count), now.posts.slice(0, count), { query, site })
  })
}

/** Alerts begin and end by themselves. */
async function changedResponses(
  { responses }: RenderRecord,
  idsOf: (kind: string) => ReadonlySet<string>,
): Promise<Map<string, unknown>> {
  const changed = new Map<string, unknown>()
  const mayDiffer = [...responses].filter(([url, response]) => {
    const { match } = parseApiUrl(url)
    return Object.entries(endpointsOf).some(([kind, endpoints]) => {
      const ids = idsOf(kind)
      if (!match || !endpoints.includes(match.key)) return false
      return kind === 'alert' || (ids.size > 0 && isAbout(ids, match.params, response))
    })
  })
  await forEachConcurrently(mayDiffer, concurrency, async ([url, before]) => {
    const response = await readInProcess(url)
    if (!isDeepStrictEqual(response, before)) changed.set(url, response)
  })
  return changed
}

/** A response with one document is about one of these, or there was none; each list may have one of them. After a
 * change of the order, `*` stands for all. */
function isAbout(ids: ReadonlySet<string>, params: Record<string, string>, response: unknown): boolean {
  const isOne = Object.keys(params).length > 0
  if (!isOne || ids.has('*') || typeof response !== 'object' || response === null) return true
  const id = 'id' in response ? String(response.id) : ''
  return ids.has(id) || Object.values(params).some((value) => ids.has(value))
}
