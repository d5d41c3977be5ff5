import * as z from 'zod/mini'
import { DocumentKind } from '#shared/entities/documents.ts'
import { FocalPoint } from '#shared/entities/media.ts'
import { id, imageAddress, timestamp } from '#shared/entities/text.ts'
import { partitions } from '#shared/keys.ts'
import { getAll } from '../read.ts'
import { intactFields, longAgo } from '../readable.ts'
import type { Item, Store } from '../store.ts'
import { nameInKey } from './nameInKey.ts'

export const DirectoryImage = z.object({
  src: imageAddress,
  alt: z.optional(z.string()),
  focus: z.optional(FocalPoint),
})

export const DirectoryDraft = z.object({
  kind: DocumentKind,
  id,
  title: z.string(),
  address: z.optional(z.string()),
  isPublished: z.boolean(),
  updatedAt: timestamp,
  updatedBy: z.string(),
  publishAt: z.optional(timestamp),
  unpublishAt: z.optional(timestamp),
  endedAt: z.optional(timestamp),
  /** True if the document could not be published when it was due. */
  isMissed: z.optional(z.boolean()),
  images: z.optional(z.array(DirectoryImage)),
})
export type DirectoryDraft = z.infer<typeof DirectoryDraft> & { isDamaged?: true }

export const directoryDrafts = (store: Store): Promise<DirectoryDraft[]> =>
  getAll(store, DirectoryDraft, partitions.drafts, { salvage: salvagedRow })

function salvagedRow(item: Item): DirectoryDraft | undefined {
  const name = nameInKey(item)
  const unknown = { title: '', isPublished: false, updatedAt: longAgo, updatedBy: '' }
  return name && { ...unknown, ...intactFields(DirectoryDraft, item), ...name, isDamaged: true }
}
