import { apiLimits } from '#shared/apiLimits.ts'
import { imageTypes, type UploadType } from '#shared/images/imageTypes.ts'

interface Size {
  width: number
  height: number
}

type PreparedImage = Size & { blob: Blob }

/** The file cannot become an image of a page. The message tells staff why. */
export class UnusableImage extends Error {
  override name = 'UnusableImage'
}

const { widths, maxBytes, maxOriginalBytes, minPixelsPerSide, maxPixelsPerSide } = apiLimits.upload

const photoTypes = 'JPEG, PNG, WebP or AVIF'

const unusable = {
  svg: `SVG files cannot be used because they can contain scripts. Please choose a photo: ${photoTypes}.`,
  heic: 'This browser cannot read HEIC photos. Open this page in Safari on the iPhone or Mac, which can, or save the photo as JPEG: in Photos on the iPhone, tap Share, then Options, and choose Most Compatible; on a Mac, choose File, Export.',
  moving:
    'A moving image would stand still on this website. Please choose a photo, or a screenshot of the moment to show.',
  notAPhoto: `This is not a photo. Please choose a ${photoTypes} file.`,
  tooLarge: `This file is larger than ${maxOriginalBytes / 1024 / 1024} MB. Please choose a smaller one.`,
  damaged: 'This file cannot be read as an image. It may be damaged.',
  tooSmall: (width: number, height: number) =>
    Math.min(width, height) < minPixelsPerSide
      ? `This image is ${width} by ${height} pixels: too small, or too narrow. Each side needs at least ${minPixelsPerSide}.`
      : `This image is ${width} by ${height} pixels: too narrow for a page. Please crop its longer side.`,
  stillTooLarge: 'This image is still too large after resizing. Please choose another one.',
  noCanvas: 'This browser cannot resize images. Please use the newest Safari, Chrome, Edge or Firefox.',
}

/** Tried in this order until the file is small enough. The first is visually lossless. */
const qualities = [0.82, 0.7, 0.55]

/**
 * Converts a photo to upright WebP (in Safari to JPEG) at up to three widths, narrowest first. This also removes the
 * metadata of the camera, such as place and time.
 * @throws {UnusableImage}
 */
export async function prepareImage(file: File): Promise<PreparedImage[]> {
  await requireUsable(file)
  const photo = await decode(file)
  try {
    const sizes = sizesOf(photo)
    if (sizes.length === 0) throw new UnusableImage(unusable.tooSmall(photo.width, photo.height))
    return await Promise.all(sizes.map((size) => resize(photo, size)))
  } finally {
    photo.close()
  }
}

async function requireUsable(file: File): Promise<void> {
  const { type, name, size } = file
  if (type === 'image/svg+xml' || /\.svgz?$/i.test(name)) throw new UnusableImage(unusable.svg)
  if (type === 'image/gif' || (await isMoving(file))) throw new UnusableImage(unusable.moving)
  if (!isHeic(file) && !imageTypes.some((one) => one === type)) throw new UnusableImage(unusable.notAPhoto)
  if (size > maxOriginalBytes) throw new UnusableImage(unusable.tooLarge)
}

/** Few browsers decode HEIC. File inputs do not accept HEIC, so that iPhones convert such photos to JPEG. */
const isHeic = ({ type, name }: File) => /hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

const latin = async (part: Blob): Promise<string> =>
  new TextDecoder('latin1').decode(await part.arrayBuffer())

/** True for an animated WebP, PNG or AVIF, of which a canvas would keep only the first frame. */
async function isMoving(file: File): Promise<boolean> {
  const start = await latin(file.slice(0, 4_096))
  if (/^RIFF....WEBPVP8X/s.test(start)) return (start.charCodeAt(20) & 2) !== 0
  if (/^.PNG/s.test(start)) return /acTL/.test(start.split('IDAT')[0] ?? '')
  return /^....ftypavis/s.test(start)
}

/** True for HEIC content, which a file named as a JPEG can also have. */
const hasHeicContent = async (file: File): Promise<boolean> =>
  /^....ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/s.test(await latin(file.slice(0, 12)))

async function decode(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    const isUnread = isHeic(file) || (await hasHeicContent(file))
    throw new UnusableImage(isUnread ? unusable.heic : unusable.damaged)
  }
}

function sizesOf({ width, height }: Size): Size[] {
  const chosen = new Set([...widths.filter((one) => one < width), Math.min(width, Math.max(...widths))])
  const sized = (one: number) => ({ width: one, height: Math.round((height * one) / width) })
  const sizes = [...chosen].map(sized).filter((size) => Math.min(size.width, size.height) >= minPixelsPerSide)
  if (sizes.length > 0) return sizes
  // A panorama must be wider than the usual widths to be high enough.
  const enough = Math.ceil((minPixelsPerSide * width) / height)
  return enough <= Math.min(width, maxPixelsPerSide) && height >= minPixelsPerSide ? [sized(enough)] : []
}

async function resize(photo: ImageBitmap, { width, height }: Size): Promise<PreparedImage> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new UnusableImage(unusable.noCanvas)
  context.imageSmoothingQuality = 'high'
  context.drawImage(photo, 0, 0, width, height)
  for (const quality of qualities) {
    // Safari cannot encode WebP. For a type that a browser cannot encode, the result is a PNG.
    const webp = await encode(canvas, 'image/webp', quality)
    const blob = webp?.type === 'image/webp' ? webp : await encodeOpaque(canvas, quality)
    if (blob && blob.size <= maxBytes) return { blob, width, height }
  }
  throw new UnusableImage(unusable.stillTooLarge)
}

const encode = (canvas: HTMLCanvasElement, type: UploadType, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality))

/** Fills transparent parts with white, because JPEG has no transparency and would show them black. */
function encodeOpaque(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  const context = canvas.getContext('2d')
  if (!context) throw new UnusableImage(unusable.noCanvas)
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  return encode(canvas, 'image/jpeg', quality)
}
