import { isRecord } from '#shared/documents/pageContent.ts'
import type { DocumentKind, DraftContent } from '#shared/entities/documents.ts'
import type { ReadResult } from '../../../data/read.ts'
import { lastSegment, textOf } from '../fields/changedContent.ts'
import { slugOf } from '../fields/slugOf.ts'
import { withoutIncompleteTimes } from './withoutIncompleteTimes.ts'

export interface PreviewDraft {
  kind: DocumentKind
  id: string
  content: DraftContent
  /** When the document was published first. */
  now: string
}

/** The API's response to a public page as it will be once the draft is published. */
export function withDraft(url: string, result: ReadResult, draft: PreviewDraft): ReadResult {
  const { pathname, searchParams } = new URL(url, 'http://api')
  const published = 'data' in result ? result.data : undefined
  const data = overlaid(decodeURIComponent(pathname), searchParams, published, draft)
  return data === undefined ? result : { data }
}

/** Undefined for a response that does not have the document. */
function overlaid(path: string, query: URLSearchParams, published: unknown, draft: PreviewDraft): unknown {
  const { kind, id, content } = draft
  switch (kind) {
    case 'post':
      if (isOwn(path, '/api/blog/posts/', { published, draft, slug: previewSlug(kind, content) }))
        return post(draft)
      if (path !== '/api/blog/posts' || !isRecord(published)) return undefined
      return { ...published, posts: replaced(published.posts, post(draft)) }
    case 'faq':
      if (path !== '/api/faqs' || !isRecord(published)) return undefined
      return withFaq(published, { answer: '', ...content, id }, query.get('servicePageId'))
    case 'review':
      return path === '/api/reviews' ? withRow(published, { content: '', ...content, id }) : undefined
    case 'service':
      if (path === `/api/services/${id}`) return { ...content, id }
      return path === '/api/services' ? withRow(published, { ...content, id }) : undefined
    case 'treatment':
      if (isOwn(path, '/api/treatment-pages/', { published, draft, slug: previewSlug(kind, content) }))
        return treatment(draft, published)
      return path === '/api/service-pages' ? withRow(published, treatment(draft, undefined)) : undefined
    case 'landing':
      return path === `/api/treatment-pages/${id}` ? { ...treatment(draft, published), slug: id } : undefined
    case 'site':
      return path === '/api/site' && isRecord(published)
        ? { ...published, ...withoutIncompleteTimes(content) }
        : undefined
    case 'page':
      return path === `/api/pages/${id}` ? { ...content, title: content.title ?? '' } : undefined
    case 'alert':
      return path === '/api/alerts' ? withRow(published, alert(draft)) : undefined
  }
}

/** The last part of an address that is not typed yet, or not complete. */
const unnamed = 'preview'

/** Its own page is that of its address, the published one, or that of a document without one. */
function isOwn(
  path: string,
  prefix: string,
  { published, draft, slug }: { published: unknown; draft: PreviewDraft; slug: string },
): boolean {
  if (!path.startsWith(prefix)) return false
  return path === `${prefix}${slug}` || lastSegment(path) === unnamed || hasId(published, draft.id)
}

/** The address in the preview, which is always one that the site has a page for. */
export function previewSlug(kind: 'post' | 'treatment', { slug, category }: DraftContent): string {
  const typed = textOf(slug)
  const own = slugOf(lastSegment(typed)) || unnamed
  const above = typed.slice(0, typed.length - lastSegment(typed).length)
  return kind === 'post' ? own : `${above || `${textOf(category) || 'what-we-treat'}/`}${own}`
}

const post = ({ id, content, now }: PreviewDraft) => ({
  ...{ title: '', category: '', author: '', content: '', excerpt: '', createdAt: now },
  ...content,
  slug: previewSlug('post', content),
  id,
})

/** Shown regardless of its times. */
const alert = ({ id, content, now }: PreviewDraft) => ({
  ...{ message: '', level: 'information' },
  ...content,
  startsAt: now,
  endsAt: '9999-12-31T00:00:00.000Z',
  id,
})

const missingImage = '/art/home/hero.svg'

const treatment = ({ id, content, now }: PreviewDraft, published: unknown) => ({
  ...{ title: '', description: '', category: 'what-we-treat', parentId: null, image1: missingImage },
  ...{ version: 1, updatedAt: now },
  ...(isRecord(published) ? { version: published.version, updatedAt: published.updatedAt } : {}),
  ...content,
  slug: previewSlug('treatment', content),
  id: isRecord(published) ? published.id : id,
})

/** FAQs of a treatment page are in its own list and in the list of all. */
function withFaq(
  published: Record<string, unknown>,
  faq: Record<string, unknown> & { id: string },
  servicePageId: string | null,
) {
  const isShown = servicePageId === null || faq.servicePageId === servicePageId
  const faqs = isShown ? withRow(published.faqs, faq) : without(published.faqs, faq.id)
  return {
    ...published,
    faqs,
    total: faqs.length,
    categories: [...new Set(faqs.map((row) => (isRecord(row) ? row.categoryName : undefined)))],
  }
}

type Row = Record<string, unknown> & { id: unknown }

/** In the row's position, or at the end. */
function withRow(rows: unknown, row: Row): unknown[] {
  const list = Array.isArray(rows) ? rows : []
  return list.some((one) => hasId(one, row.id)) ? replaced(list, row) : [...list, row]
}

const replaced = (rows: unknown, row: Row): unknown[] =>
  Array.isArray(rows) ? rows.map((one) => (hasId(one, row.id) ? { ...one, ...row } : one)) : []

const without = (rows: unknown, id: string): unknown[] =>
  Array.isArray(rows) ? rows.filter((one) => !hasId(one, id)) : []

const hasId = (row: unknown, id: unknown) => isRecord(row) && row.id === id
