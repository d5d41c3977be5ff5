import type { PageImage } from '#shared/entities/staff.ts'
import { staff } from '../../data/staff/queries.ts'
import { prepareImage } from './prepareImage.ts'

/** A photo on this site, with the size of the image that `image1` names. */
export interface UploadedPhoto extends PageImage {
  width: number
  height: number
}

/** The width that `image1` names; the browser chooses among the others from `srcset`. */
const mainWidth = 960

/**
 * Uploads a photo in every width.
 * @throws {UnusableImage}
 */
export async function uploadPhoto(file: File): Promise<UploadedPhoto> {
  const prepared = await prepareImage(file)
  const photo = crypto.randomUUID()
  const stored = await Promise.all(prepared.map(({ blob }) => staff.upload(blob, photo)))
  const sources = stored.toSorted((one, other) => one.width - other.width)
  const main = sources.find(({ width }) => width >= mainWidth) ?? sources.at(-1)
  if (!main) throw new Error('There was nothing to upload')
  return {
    image1: main.src,
    image1Sources: sources.map(({ src, width }) => ({ src, width })),
    width: main.width,
    height: main.height,
  }
}
