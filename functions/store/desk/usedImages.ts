import type * as z from 'zod/mini'
import { parseHtml } from '#shared/checks/parseHtml.ts'
import { isRecord, parsedText } from '#shared/documents/pageContent.ts'
import { fileOf, focalPointOf } from '#shared/images/focalPoint.ts'
import { uploadAddress } from '#shared/images/imageTypes.ts'
import type { DirectoryImage } from './directoryDrafts.ts'

type UsedImage = z.infer<typeof DirectoryImage>

/** The image of a card, an insurer or a seal needs no `alt` text, because a name is next to it. */
const decorations: Readonly<Record<string, string>> = { image: '' }

const uploaded = /^\/media\//

/** Each uploaded image that a content shows, once: in fields, in lists of widths, and in HTML. */
export function usedImages(content: unknown): UsedImage[] {
  const images = new Map<string, UsedImage>()
  for (const image of imagesIn(content)) if (!images.get(image.src)?.alt) images.set(image.src, image)
  return [...images.values()]
}

function* imagesIn(value: unknown): Generator<UsedImage> {
  if (Array.isArray(value)) for (const entry of value) yield* imagesIn(entry)
  else if (isRecord(value))
    for (const [name, part] of Object.entries(value)) {
      if (typeof part !== 'string') yield* imagesIn(part)
      else if (uploaded.test(part)) yield imageOf(part, value[`${name}Alt`] ?? value.alt ?? decorations[name])
      else yield* imagesInText(part)
    }
}

/** A text may be page content as JSON, HTML with images, or the whole address of the image for social media. */
function* imagesInText(text: string): Generator<UsedImage> {
  const stored = /^\s*[[{]/.test(text) ? parsedText(text) : undefined
  if (stored !== undefined) return yield* imagesIn(stored)
  const images = text.includes('<img') ? parseHtml(text).images : []
  const shown = images.filter(({ src }) => uploaded.test(src)).map(({ src, alt }) => imageOf(src, alt))
  yield* shown
  for (const [src] of text.matchAll(new RegExp(uploadAddress, 'g')))
    if (!shown.some((image) => image.src === src)) yield { src }
}

const imageOf = (address: string, alt: unknown): UsedImage => ({
  src: fileOf(address),
  alt: typeof alt === 'string' ? alt : undefined,
  focus: focalPointOf(address) ?? undefined,
})
