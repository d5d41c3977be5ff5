import { isRecord } from '#shared/documents/pageContent.ts'
import type { DraftContent } from '#shared/entities/documents.ts'
import type { ImageSource } from '#shared/entities/mainImage.ts'
import type { FocalPoint } from '#shared/entities/media.ts'
import { escapeHtml } from '#shared/html/escapeHtml.ts'
import { fileOf, withFocalPoint } from '#shared/images/focalPoint.ts'
import type { UploadedPhoto } from '../usePhotoUpload.ts'

/** Replaces the image at these addresses and its description. An empty description stays: the image is decorative. */
export function withReplacedImage(
  content: DraftContent,
  addresses: readonly string[],
  image: UploadedPhoto,
): DraftContent {
  const { image1, image1Alt, image1Sources } = image
  return JSON.parse(JSON.stringify(content), (_, value) => {
    if (typeof value === 'string') return replacedInText(value, addresses, image)
    // The reviver visits inner values first, so a record of the image already has the new address.
    if (!isRecord(value) || (value.image1 !== image1 && value.src !== image1)) return value
    return {
      ...value,
      ...(value.image1 === image1 ? { image1Sources } : {}),
      ...(value.image1Alt && image1Alt ? { image1Alt } : {}),
      ...(value.alt && image1Alt ? { alt: image1Alt } : {}),
    }
  })
}

function replacedInText(
  text: string,
  addresses: readonly string[],
  { image1, image1Alt, width, height }: UploadedPhoto,
): string {
  const withSize = text.replace(/<img\b[^>]*>/g, (tag) =>
    addresses.some((src) => tag.includes(src))
      ? tag
          .replace(/\swidth="\d*"/, ` width="${width}"`)
          .replace(/\sheight="\d*"/, ` height="${height}"`)
          .replace(/\salt="[^"]+"/, (alt) => (image1Alt ? ` alt="${escapeHtml(image1Alt)}"` : alt))
      : tag,
  )
  return addresses.reduce((changed, src) => withoutFocalPoints(changed.split(src)).join(image1), withSize)
}

/** The new image has its own focal point. */
const withoutFocalPoints = ([first = '', ...others]: readonly string[]): string[] => [
  first,
  ...others.map((text) => text.replace(/^#focus=\d+,\d+/, '')),
]

/** Sets the focal point wherever a field or a section shows the image. Images in texts are not cropped. */
export const withFocusedImage = (
  content: DraftContent,
  addresses: readonly string[],
  point: FocalPoint,
): DraftContent =>
  JSON.parse(JSON.stringify(content), (name, value) => {
    // The focal point of the main width applies to all widths.
    if (name === 'image1Sources')
      return value.map((source: ImageSource) => ({ ...source, src: fileOf(source.src) }))
    const isShown = typeof value === 'string' && addresses.includes(fileOf(value))
    return isShown ? withFocalPoint(value, point) : value
  })
