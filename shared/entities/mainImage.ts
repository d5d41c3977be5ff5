import * as z from 'zod/mini'
import { imageAddress, line } from './text.ts'

export const ImageSource = z.object({
  src: imageAddress,
  width: z.number().check(z.int(), z.minimum(1), z.maximum(10_000)),
})
export type ImageSource = z.infer<typeof ImageSource>

/** The image that stands for a document: at its top, and on its card. */
export const mainImage = {
  image1: imageAddress,
  /** The page's title by default. */
  image1Alt: z.optional(line),
  /** Only for uploaded images. */
  image1Sources: z.optional(z.array(ImageSource).check(z.maxLength(6))),
}
