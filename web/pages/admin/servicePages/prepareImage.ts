import { limits } from '#shared/limits.ts'

/** One width of a picture, made in the browser. */
export interface PreparedImage {
  blob: Blob
  width: number
  height: number
}

/** A file that cannot become a picture of a page, and why, for whoever chose it. */
export class UnusableImage extends Error {
  override name = 'UnusableImage'
}

const { widths, maxBytes, maxOriginalBytes, minPixelsPerSide } = limits.upload

/** What a camera, a phone or an agency gives. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

/** First the look that nobody can tell from the original, then whatever it takes to fit. */
const qualities = [0.82, 0.7, 0.55]

/**
 * Makes of a photo what the website shows: upright, WebP, at up to three widths, narrowest first, and without
 * what the camera wrote about place and time, since only the picture itself is drawn anew.
 * @throws {UnusableImage} with a sentence that says why not.
 */
export async function prepareImage(file: File): Promise<PreparedImage[]> {
  requireUsable(file)
  const photo = await decoded(file)
  try {
    const { width, height } = photo
    const chosen = [...widths.filter((one) => one < width), Math.min(width, widths.at(-1) ?? width)]
    const sizes = [...new Set(chosen)].map((one) => ({
      width: one,
      height: Math.round((height * one) / width),
    }))
    const large = sizes.filter((size) => Math.min(size.width, size.height) >= minPixelsPerSide)
    if (large.length === 0) {
      throw new UnusableImage(
        `This picture is ${width} by ${height} pixels: too small, or too narrow. It needs ${minPixelsPerSide} each way.`,
      )
    }
    return await Promise.all(large.map((size) => drawn(photo, size)))
  } finally {
    photo.close()
  }
}

function requireUsable(file: File): void {
  if (file.type === 'image/svg+xml' || /\.svgz?$/i.test(file.name)) {
    throw new UnusableImage(
      'SVG drawings cannot be used, since they can hold scripts. Please choose a photo: JPEG, PNG, WebP or AVIF.',
    )
  }
  if (/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name)) {
    throw new UnusableImage(
      'HEIC photos cannot be read here. On the iPhone, share the photo as JPEG ("Most Compatible") and try again.',
    )
  }
  if (!imageTypes.includes(file.type)) {
    throw new UnusableImage('This is not a photo. Please choose a JPEG, PNG, WebP or AVIF file.')
  }
  if (file.size > maxOriginalBytes) {
    throw new UnusableImage(
      `This file is larger than ${maxOriginalBytes / 1024 / 1024} MB. Please choose a smaller one.`,
    )
  }
}

async function decoded(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    throw new UnusableImage('This file cannot be read as a picture. It may be damaged.')
  }
}

async function drawn(
  photo: ImageBitmap,
  { width, height }: { width: number; height: number },
): Promise<PreparedImage> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const pen = canvas.getContext('2d')
  if (!pen) throw new UnusableImage('This browser cannot draw pictures.')
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(photo, 0, 0, width, height)
  for (const quality of qualities) {
    // Each try is needed only where the one before was too large.
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', quality))
    if (blob?.type !== 'image/webp') {
      throw new UnusableImage('This browser cannot make WebP pictures. Please use Chrome, Edge or Firefox.')
    }
    if (blob.size <= maxBytes) return { blob, width, height }
  }
  throw new UnusableImage(
    'This picture stays too large even when it is made smaller. Please choose another one.',
  )
}
