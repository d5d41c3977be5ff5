import * as z from 'zod/mini'
import { apiLimits } from '../apiLimits.ts'
import { documentTasks } from '../documentTasks.ts'
import { PostCategory } from '../entities/blogPost.ts'
import { DocumentKind, DocumentStatus } from '../entities/documents.ts'
import { id, timestamp } from '../entities/text.ts'
import { validationMessages } from '../entities/validationMessages.ts'
import { limits } from '../limits.ts'

export const PostQuery = z.object({
  page: z._default(wholeNumber(limits.blogPageMax), 1),
  perPage: z._default(wholeNumber(limits.blogPageSizeMax), limits.blogPageSize),
  category: z.optional(PostCategory),
})
export type PostQuery = z.infer<typeof PostQuery>

export const FaqQuery = z.object({ servicePageId: z.optional(id) })

export const DocumentQuery = z.object({
  /** One or several kinds, separated by commas. */
  kind: z.optional(
    z.pipe(
      z.string(),
      z.pipe(
        z.transform((kinds: string) => kinds.split(',')),
        z.array(DocumentKind),
      ),
    ),
  ),
  search: z.optional(z.string().check(z.maxLength(200))),
  /** `online`: on the website, also if there is a draft. */
  status: z.optional(z.enum([...DocumentStatus.options, ...documentTasks, 'online'])),
  sort: z._default(z.enum(['title', '-title', 'updatedAt', '-updatedAt', 'order']), '-updatedAt'),
  page: z._default(wholeNumber(limits.blogPageMax), 1),
  perPage: z._default(wholeNumber(apiLimits.documentsPerPageMax), apiLimits.documentsPerPage),
})
export type DocumentQuery = z.infer<typeof DocumentQuery>

/** `online`: documents on the website, which can be taken down, or those that `search` finds. By default drafts. */
export const ReadyQuery = z.object({
  show: z._default(z.enum(['drafts', 'online']), 'drafts'),
  search: DocumentQuery.shape.search,
})
export type ReadyQuery = z.infer<typeof ReadyQuery>

/** With `office`, the response lists documents with facts of this office, not documents with links. */
export const LinksQuery = z.object({ office: z.optional(z.string().check(z.maxLength(500))) })

/** The version of the draft, or of the published document if there is no draft. */
export const VersionQuery = z.object({ version: wholeNumber(Number.MAX_SAFE_INTEGER) })

/** Call requests that are suspected or not. With `before`, the id of a request, the response has older ones. */
export const CallsQuery = z.object({
  suspected: z._default(z.enum(['yes', 'no']), 'no'),
  before: z.optional(id),
})

const filterText = z.optional(z.string().check(z.minLength(1), z.maxLength(200)))

/** `to` is exclusive. `subject` is a part of the document's title, kind or id. */
export const AuditQuery = z.object({
  from: timestamp,
  to: timestamp,
  by: filterText,
  action: filterText,
  subject: filterText,
})
export type AuditQuery = z.infer<typeof AuditQuery>

function wholeNumber(max: number) {
  const message = validationMessages.wholeNumber(max)
  return z.pipe(
    z.string().check(z.regex(/^[0-9]{1,15}$/, message)),
    z.pipe(
      z.transform((digits: string) => Number(digits)),
      z.int(message).check(z.minimum(1, message), z.maximum(max, message)),
    ),
  )
}
