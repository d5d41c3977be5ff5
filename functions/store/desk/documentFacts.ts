import * as z from 'zod/mini'
import { withParentId } from '#shared/documents/parentId.ts'
import { contentSchemas, type DocumentKind, type DraftContent } from '#shared/entities/documents.ts'
import { withSanitizedHtml as withSanitizedSections } from '#shared/html/withSanitizedHtml.ts'
import { pages } from '#shared/pages.ts'
import { sanitized } from '../sanitize.ts'
import type { Item } from '../store.ts'

export interface DocumentName {
  kind: DocumentKind
  id: string
}

/** The fields of a published item that are not its content. */
export const Bookkeeping = z.object({
  version: z._default(z.number(), 1),
  order: z.optional(z.number()),
  updatedAt: z.optional(z.string()),
  publishedAt: z.optional(z.string()),
  publishedBy: z.optional(z.string()),
  unpublishAt: z.optional(z.string()),
  /** Who set it. */
  scheduledBy: z.optional(z.string()),
})
export type Bookkeeping = z.infer<typeof Bookkeeping>

interface KindFacts {
  /** The fields with HTML. */
  html: readonly string[]
  title(content: DraftContent): unknown
  /** The path of the document's own page. */
  address?(content: DraftContent, id: string): string | undefined
  /** The fields with the times from which and until which visitors see a published document. */
  period?: { start: string; end: string }
  /** The fields that say where a new document stands, before anybody writes in it. */
  place?: readonly string[]
  /** Every site has exactly these documents: none is added, unpublished or deleted. */
  fixed?: true
}

const texts = ['text1', 'text2', 'text3', 'text4']
const title = ({ title }: DraftContent) => title

export const factsOf: Record<DocumentKind, KindFacts> = {
  post: {
    html: ['content'],
    title,
    address: ({ slug }) => (slug ? `${pages.blog.path}/${slug}` : undefined),
  },
  faq: { html: ['answer'], title: ({ question }) => question },
  review: { html: [], title },
  service: { html: [], title },
  treatment: {
    html: texts,
    title,
    address: ({ slug }) => (slug ? `/${slug}` : undefined),
    place: ['category', 'parentId', 'slug'],
  },
  landing: { html: texts, title, address: (_, id) => `/${id}`, fixed: true },
  page: {
    html: [],
    title,
    address: (_, id) => Object.values(pages).find((page) => 'content' in page && page.content === id)?.path,
    fixed: true,
  },
  alert: {
    html: [],
    title: ({ message }) => message,
    period: { start: 'startsAt', end: 'endsAt' },
  },
  site: { html: [], title: ({ name }) => name, fixed: true },
}

/** What is published; of a damaged item, the fields that can be read. */
export const contentOf = (kind: DocumentKind, item: Item): DraftContent => readContent(kind, item).content

/** The same, with the names of the damaged fields. */
export function readContent(kind: DocumentKind, item: Item): { content: DraftContent; damaged?: string[] } {
  const schema: z.ZodMiniObject = contentSchemas[kind]
  const { data: content, error } = schema.safeParse(withParentId(item))
  if (content) return { content }
  const damaged = [...new Set(error.issues.map(({ path: [field] }) => String(field)))]
  const intact = Object.fromEntries(Object.entries(item).filter(([field]) => !damaged.includes(field)))
  return { content: z.partial(schema).parse(withParentId(intact)), damaged }
}

export const titleOf = (kind: DocumentKind, content: DraftContent): string =>
  String(factsOf[kind].title(content) ?? '')

export const addressOf = ({ kind, id }: DocumentName, content: DraftContent): string | undefined =>
  factsOf[kind].address?.(content, id)

/** Whether nobody has written anything in it. */
export const isEmpty = (kind: DocumentKind, content: DraftContent): boolean =>
  Object.entries(content).every(([field, value]) => factsOf[kind].place?.includes(field) || isBlank(value))

function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return (
    value === null ||
    value === undefined ||
    (typeof value === 'object' && Object.values(value).every(isBlank))
  )
}

/** From when and until when visitors see a document that has these times in its content. */
export function periodOf(
  kind: DocumentKind,
  content: DraftContent,
): { start: string; end: string } | undefined {
  const { period } = factsOf[kind]
  return period && { start: String(content[period.start]), end: String(content[period.end]) }
}

export function withSanitizedHtml(kind: DocumentKind, content: DraftContent): DraftContent {
  const clean = factsOf[kind].html.flatMap((name) => {
    const html = content[name]
    return typeof html === 'string' ? [[name, sanitized(html)]] : []
  })
  const nested = ['content', 'sections'].flatMap((name) =>
    name in content && !factsOf[kind].html.includes(name)
      ? [[name, withSanitizedSections(content[name], sanitized)]]
      : [],
  )
  return { ...content, ...Object.fromEntries([...clean, ...nested]) }
}
