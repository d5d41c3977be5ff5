import * as z from 'zod/mini'
import { Alert } from './alert.ts'
import { BlogPost } from './blogPost.ts'
import type { DocumentKind } from './documents.ts'
import { Faq } from './faq.ts'
import { Page, PageName } from './page.ts'
import { StoredReview } from './review.ts'
import { Service } from './service.ts'
import { Site, SiteId } from './site.ts'
import { TreatmentPage } from './treatmentPage.ts'

export type Content = Record<string, unknown>

/** What a site has published, each document by its id. */
export type AllContent = Record<DocumentKind, Map<string, Content>>

/** What staff have published here has a version, and for staff who published it a name and a time. */
const published = {
  version: z.optional(z.number()),
  publishedAt: z.optional(z.string()),
  publishedBy: z.optional(z.string()),
  unpublishAt: z.optional(z.string()),
  scheduledBy: z.optional(z.string()),
}
const { version: _, ...publishedTreatment } = published
/** The position in the clinic's list, from 0. */
const ordered = { ...published, order: z.number().check(z.int(), z.minimum(0)) }

/** Published content as it is stored, and in the files of a content folder. */
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

/**
 * Pages, landings and the facts of the clinic are identified by their name, everything else by its id.
 * @throws if the content has another id.
 */
export function requireId({ kind, id }: { kind: DocumentKind; id: string }, content: Content): void {
  if (kind === 'page') PageName.parse(id)
  else if (kind === 'site') SiteId.parse(id)
  else {
    const field = kind === 'landing' ? 'category' : 'id'
    if (content[field] !== id) throw new Error(`its ${field} is ${content[field]}, which is not ${id}`)
  }
}
