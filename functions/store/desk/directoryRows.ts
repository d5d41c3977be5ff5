import * as z from 'zod/mini'
import { sampleNames } from '#shared/clinic/sampleNames.ts'
import { canonicalPath } from '#shared/documents/canonicalPath.ts'
import { documentLink } from '#shared/documents/documentLinks.ts'
import { pageLinksOf } from '#shared/documents/faqsOnPage.ts'
import { withParentId } from '#shared/documents/parentId.ts'
import type { DraftContent } from '#shared/entities/documents.ts'
import { Site } from '#shared/entities/site.ts'
import { id as documentId, timestamp } from '#shared/entities/text.ts'
import { ServicePage } from '#shared/entities/treatmentPage.ts'
import { type DocumentKind, kinds, periodOf, titleOf } from '#shared/kinds/kinds.ts'
import { linkedPaths } from '../contentLinks.ts'
import { type Links, linksIn, nameIn } from '../links.ts'
import type { Item } from '../store.ts'
import { DirectoryImage } from './directoryDrafts.ts'
import { addressOf, contentOf, type DocumentName, metadataOf } from './documentFacts.ts'
import { usedImages } from './usedImages.ts'

/** The data that lists show of a published document. One transaction writes the row and the document. */
export const DirectoryRow = z.object({
  id: documentId,
  title: z.string(),
  revision: z.optional(z.number()),
  address: z.optional(z.string()),
  category: z.optional(z.string()),
  /** Posts only. */
  createdAt: z.optional(z.string()),
  updatedAt: z.optional(timestamp),
  updatedBy: z.optional(z.string()),
  startsAt: z.optional(timestamp),
  unpublishAt: z.optional(timestamp),
  /** Missing if the sign-off is a sample. */
  lastReviewed: z.optional(z.string()),
  /** The day on which a statement of the document ends. */
  validUntil: z.optional(z.string()),
  /** True if the document shows invented facts, an invented review or an invented sign-off. */
  isSample: z.optional(z.boolean()),
  /** The addresses and document links in the content, `<kind>:<id>` of related pages, and `office:<name>`. */
  links: z.optional(z.array(z.string())),
  /** True if the document could not leave the website at its end. */
  isMissed: z.optional(z.boolean()),
  images: z.optional(z.array(DirectoryImage)),
  /** Treatment pages only: the entry in their public list. */
  servicePage: z.optional(ServicePage),
})
/** `isDamaged`: only some fields of the row could be read, or none but its id. */
export type DirectoryRow = z.infer<typeof DirectoryRow> & { isDamaged?: true }

export function directoryRow({ kind, id }: DocumentName, item: Item): DirectoryRow {
  const content = contentOf(kind, item)
  const { revision, updatedAt, publishedAt, publishedBy, unpublishAt, endIssues } = metadataOf(item)
  const period = periodOf(kind, content)
  const { category, createdAt, lastReviewed, sampleReview } = content
  return {
    id,
    title: titleOf(kind, content),
    revision,
    address: addressOf({ kind, id }, content),
    ...(kinds[kind].sort === 'newest' && { category: textOf(category), createdAt: textOf(createdAt) }),
    // A sign-off, or a move of the parent page, updates a page after its publication.
    updatedAt: later(publishedAt, updatedAt) ?? textOf(createdAt),
    updatedBy: later(publishedAt, updatedAt) === publishedAt ? publishedBy : undefined,
    startsAt: period?.start,
    unpublishAt: period?.end ?? unpublishAt,
    lastReviewed: sampleReview ? undefined : textOf(lastReviewed),
    validUntil: textOf(content.validUntil),
    isSample: isSample(content) || undefined,
    isMissed: endIssues !== undefined || undefined,
    links: linksOf(kind, content, linksIn(item)),
    images: usedImages(content),
    ...(kinds[kind].hasPagesBelow && { servicePage: ServicePage.safeParse(withParentId(item)).data }),
  }
}

function isSample(content: DraftContent): boolean {
  const site = Site.safeParse(content).data
  return sampleFields.some((field) => content[field]) || (site !== undefined && sampleNames(site).length > 0)
}

/** The fields that mark samples in the facts of the clinic, in patients' reviews and on pages. */
const sampleFields = ['sampleNotice', 'officeSampleNotice', 'isSample', 'sampleReview']

const later = (one = '', other = '') => (one > other ? one : other) || undefined

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** Keeps rows small, because lists read all rows of a kind. */
const maxLinks = 300

function linksOf(kind: DocumentKind, content: DraftContent, links: Links): string[] {
  const parent = content.parentId ? [`treatment:${content.parentId}`] : []
  const targets = new Set<string>([...pageLinksOf(content), ...parent])
  for (const path of linkedPaths(kind, content)) {
    const document = links[path]
    if (document !== undefined) targets.add(documentLink(nameIn(document)))
    else if (isPagePath(path)) targets.add(canonicalPath(path))
  }
  return [...[...targets].slice(0, maxLinks), ...officesIn(content)]
}

/** Returns `office:<name>` for each office whose facts a marker or an element of the content shows. */
function officesIn(content: DraftContent): string[] {
  const stored = JSON.stringify(content)
  const marked = Array.from(stored.matchAll(/\{(?:phone|address):([^{}:"\\]+)\}/g), ([, name = '']) =>
    name.replaceAll('%20', ' '),
  )
  return [...new Set([...marked, ...officesOfElements(content)].map(officeLink))]
}

/** The quotes may have backslashes, because some pages store their sections as JSON text. */
export const officesOfElements = (content: DraftContent): string[] =>
  Array.from(JSON.stringify(content).matchAll(/\\?"office\\?":\\?"([^{}"\\]+)/g), ([, name = '']) => name)

export const officeLink = (name: string): string => `office:${name}`

/** True if a page could have the path. A path with a file extension is a file, and one with spaces is only text. */
const isPagePath = (path: string) => path.length <= 300 && !/\s|\.\w+$/.test(path)

export function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  if (typeof value !== 'object' || value === null) return
  for (const part of Object.values(value)) yield* textsIn(part)
}
