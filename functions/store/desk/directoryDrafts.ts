import * as z from 'zod/mini'
import { DocumentKind } from '#shared/entities/documents.ts'
import { FocalPoint } from '#shared/entities/media.ts'
import { partitions } from '#shared/keys.ts'
import { getAll } from '../read.ts'
import type { Store } from '../store.ts'

export const DirectoryImage = z.object({
  src: z.string(),
  alt: z.optional(z.string()),
  focus: z.optional(FocalPoint),
})

export const DirectoryDraft = z.object({
  kind: DocumentKind,
  id: z.string(),
  title: z.string(),
  address: z.optional(z.string()),
  isPublished: z.boolean(),
  updatedAt: z.string(),
  updatedBy: z.string(),
  publishAt: z.optional(z.string()),
  unpublishAt: z.optional(z.string()),
  endedAt: z.optional(z.string()),
  /** True if the document could not be published when it was due. */
  isMissed: z.optional(z.boolean()),
  images: z.optional(z.array(DirectoryImage)),
})
export type DirectoryDraft = z.infer<typeof DirectoryDraft>

export const directoryDrafts = (store: Store): Promise<DirectoryDraft[]> =>
  getAll(store, DirectoryDraft, partitions.drafts)
