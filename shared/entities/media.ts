import * as z from 'zod/mini'
import { DocumentKind } from './documents.ts'
import { id, imageAddress } from './text.ts'

/** A file in the media bucket. All files (widths) of one image have the same `photo`. */
export const MediaFile = z.object({
  src: imageAddress,
  photo: z.optional(id),
  width: z.optional(z.number()),
  height: z.optional(z.number()),
  bytes: z.optional(z.number()),
  by: z.optional(z.string()),
  at: z.optional(z.string()),
})
export type MediaFile = z.infer<typeof MediaFile>

/** The point of an image that stays in view when the image is cropped, in percent from the left and from the top. */
export const FocalPoint = z.object({ x: z.number(), y: z.number() })
export type FocalPoint = z.infer<typeof FocalPoint>

/** A document that shows an image, and the alternative text of the image there. */
export const MediaUse = z.object({
  kind: DocumentKind,
  id,
  title: z.string(),
  isDraft: z.boolean(),
  alt: z.optional(z.string()),
  focus: z.optional(FocalPoint),
})
export type MediaUse = z.infer<typeof MediaUse>

export const MediaImage = z.object({
  /** The name of the image's first file, without the extension. */
  id,
  files: z.array(MediaFile),
  uses: z.array(MediaUse),
})
export type MediaImage = z.infer<typeof MediaImage>

/** The browser uploads all widths of one image with the same `photo`. */
export const UploadQuery = z.object({ photo: z.optional(id) })
