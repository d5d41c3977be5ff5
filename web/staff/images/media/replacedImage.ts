import { isRecord } from '#shared/documents/pageContent.ts'
import type { DraftContent } from '#shared/entities/documents.ts'
import { escapeHtml } from '#shared/html/escapeHtml.ts'
import { fileOf } from '#shared/images/focalPoint.ts'
import type { UploadedPhoto } from '../usePhotoUpload.ts'

/**
 * A content with another image wherever it shows one of these addresses: in fields, in sections and in texts. A
 * description beside it becomes that of the new image; one that is empty stays so, since the image is decorative there.
 */
export function withReplacedImage(
  content: DraftContent,
  addresses: readonly string[],
  image: UploadedPhoto,
): DraftContent {
  return replacedIn(content, addresses, image) as DraftContent // A record stays one.
}

function replacedIn(value: unknown, addresses: readonly string[], image: UploadedPhoto): unknown {
  if (typeof value === 'string') return replacedInText(value, addresses, image)
  if (Array.isArray(value)) return value.map((entry) => replacedIn(entry, addresses, image))
  if (!isRecord(value)) return value
  const { image1, image1Sources, ...others } = value
  const isShown = [image1, value.src].some(
    (src) => typeof src === 'string' && addresses.includes(fileOf(src)),
  )
  const rest = Object.fromEntries(
    Object.entries(others).map(([name, part]) => [
      name,
      isShown && (name === 'image1Alt' || name === 'alt') && part && image.image1Alt
        ? image.image1Alt
        : replacedIn(part, addresses, image),
    ]),
  )
  if (typeof image1 !== 'string') return rest
  return addresses.includes(fileOf(image1))
    ? { ...rest, image1: image.image1, image1Sources: image.image1Sources }
    : { ...rest, image1, ...(image1Sources === undefined ? {} : { image1Sources }) }
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
