import type { PageImage } from '#shared/entities/staff.ts'
import { staff } from '../../../data/staff.ts'
import type { PreparedImage } from './prepareImage.ts'

/** The width that `image1` names; the browser chooses among the others from `srcset`. */
const mainWidth = 960

/** Uploads every width and returns the image for the page. Reports the fraction sent, from 0 to 1. */
export async function uploadImage(
  prepared: readonly PreparedImage[],
  onProgress: (fraction: number) => void,
): Promise<PageImage> {
  const total = sum(prepared.map(({ blob }) => blob.size))
  const photo = crypto.randomUUID()
  const sent = prepared.map(() => 0)
  const stored = await Promise.all(
    prepared.map(({ blob }, index) =>
      staff.upload(blob, photo, (bytes) => {
        sent[index] = Math.min(bytes, blob.size)
        onProgress(sum(sent) / total)
      }),
    ),
  )
  const sources = stored
    .map(({ src, width }) => ({ src, width }))
    .toSorted((one, other) => one.width - other.width)
  const main = sources.find(({ width }) => width >= mainWidth) ?? sources.at(-1)
  if (!main) throw new Error('There was nothing to upload')
  return { image1: main.src, image1Sources: sources }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
