import * as z from 'zod/mini'
import { Alert } from '#shared/entities/alert.ts'
import { BlogPost } from '#shared/entities/blogPost.ts'
import type { DocumentKind } from '#shared/entities/documents.ts'
import { Faq } from '#shared/entities/faq.ts'
import { Page, PageName } from '#shared/entities/page.ts'
import { StoredReview } from '#shared/entities/review.ts'
import { Service } from '#shared/entities/service.ts'
import { Site, SiteId } from '#shared/entities/site.ts'
import { TreatmentPage } from '#shared/entities/treatmentPage.ts'
import { keys } from '#shared/keys.ts'
import { type DocumentName, withSanitizedHtml } from './desk/documentFacts.ts'
import { withParentId } from './parentId.ts'
import type { Item } from './store.ts'

export type Content = Record<string, unknown>

/** What staff have published here has a version, and for staff who published it a name and a time. */
const published = {
  version: z.optional(z.number()),
  publishedAt: z.optional(z.string()),
  publishedBy: z.optional(z.string()),
  unpublishAt: z.optional(z.string()),
}
const { version: _, ...publishedTreatment } = published
/** The position in the clinic's list, from 0. */
const ordered = { ...published, order: z.number().check(z.int(), z.minimum(0)) }

/** Published content as it is stored, exported and imported. */
export const publishedSchemas: Record<DocumentKind, z.ZodMiniObject> = {
  post: z.extend(BlogPost, published),
  faq: z.extend(Faq, ordered),
  review: z.extend(StoredReview, ordered),
  service: z.extend(Service, ordered),
  treatment: z.extend(TreatmentPage, publishedTreatment),
  landing: z.extend(TreatmentPage, publishedTreatment),
  page: z.extend(Page, published),
  alert: z.extend(Alert, published),
  site: z.extend(Site, published),
}

/** @throws if the content is not valid, or has another id. */
export function itemOf({ kind, id }: DocumentName, content: Content): Item {
  const parsed = publishedSchemas[kind].parse(withParentId(content)) as Content // An object's schema.
  requireId({ kind, id }, parsed)
  return { ...withSanitizedHtml(kind, parsed), ...keys.document(kind, id) }
}

/** Pages, landings and the facts of the clinic are identified by their name, everything else by its id. */
function requireId({ kind, id }: DocumentName, content: Content): void {
  if (kind === 'page') PageName.parse(id)
  else if (kind === 'site') SiteId.parse(id)
  else {
    const field = kind === 'landing' ? 'category' : 'id'
    if (content[field] !== id) throw new Error(`its ${field} is ${content[field]}, which is not ${id}`)
  }
}
