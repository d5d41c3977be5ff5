import * as z from 'zod/mini'
import { isRecord } from '#shared/documents/pageContent.ts'
import { withParentId } from '#shared/documents/parentId.ts'
import type { DraftContent } from '#shared/entities/documents.ts'
import { publication } from '#shared/entities/publishedContent.ts'
import { timestamp } from '#shared/entities/text.ts'
import { type DocumentKind, kinds } from '#shared/kinds/kinds.ts'
import { damagedFields, intactFields } from '../readable.ts'
import type { Item } from '../store.ts'

export interface DocumentName {
  kind: DocumentKind
  id: string
}

export interface PublishedDocument extends DocumentName {
  published: Item | undefined
}

/** The fields of a published item that are not its content. */
export const PublicationMetadata = z.object({
  ...publication,
  publishedAt: z.optional(timestamp),
  unpublishAt: z.optional(timestamp),
  version: z._default(z.number(), 1),
  /** Counts all changes, including those that are not publications. */
  revision: z._default(z.number(), 0),
  updatedAt: z.optional(timestamp),
})

/** Damaged fields count as missing, and the next publication replaces them. */
export const metadataOf = (item: Item) => ({
  version: 1,
  revision: 0,
  ...intactFields(PublicationMetadata, item),
})

/** The content of a published item. For a damaged item, only the fields that can be parsed. */
export const contentOf = (kind: DocumentKind, item: Item): DraftContent => readContent(kind, item).content

/** The content as `contentOf` returns it, and the names of the damaged fields. */
export function readContent(kind: DocumentKind, item: Item): { content: DraftContent; damaged?: string[] } {
  const { content: schema } = kinds[kind]
  const stored = withParentId(item)
  const { data: content } = schema.safeParse(stored)
  if (content) return { content }
  return {
    content: intactFields(schema, isRecord(stored) ? stored : item),
    damaged: damagedFields(schema, stored),
  }
}

export const addressOf = ({ kind, id }: DocumentName, content: DraftContent): string | undefined =>
  kinds[kind].address?.(content, id)
