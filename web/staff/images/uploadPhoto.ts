import type { MediaFile } from '#shared/entities/media.ts'
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
  const uploaded = photoIn(stored)
  if (!uploaded) throw new Error('There was nothing to upload')
  return uploaded
}

export function photoIn(files: readonly MediaFile[]): UploadedPhoto | undefined {
  const sources = files
    .flatMap(({ src, width, height }) => (width && height ? [{ src, width, height }] : []))
    .toSorted((one, other) => one.width - other.width)
  const main = sources.find(({ width }) => width >= mainWidth) ?? sources.at(-1)
  return (
    main && {
      image1: main.src,
      image1Sources: sources.map(({ src, width }) => ({ src, width })),
      width: main.width,
      height: main.height,
    }
  )
}
