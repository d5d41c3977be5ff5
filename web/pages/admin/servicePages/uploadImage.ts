import type { PageImage } from '#shared/entities/staff.ts'
import { staff } from '../../../data/staff.ts'
import type { PreparedImage } from './prepareImage.ts'

/** The width that stands for the picture where only one is taken. */
const main = 960

/** Uploads every width and returns the picture that a page can take. `told` hears how far it is, from 0 to 1. */
export async function uploadImage(
  prepared: readonly PreparedImage[],
  told: (done: number) => void,
): Promise<PageImage> {
  const total = prepared.reduce((sum, { blob }) => sum + blob.size, 0)
  const sent = prepared.map(() => 0)
  const stored = await Promise.all(
    prepared.map(({ blob }, index) =>
      staff.upload(blob, (bytes) => {
        sent[index] = Math.min(bytes, blob.size)
        told(sent.reduce((sum, one) => sum + one, 0) / total)
      }),
    ),
  )
  const sources = stored
    .map(({ src, width }) => ({ src, width }))
    .sort((one, other) => one.width - other.width)
  const chosen = sources.find(({ width }) => width >= main) ?? sources.at(-1)
  if (!chosen) throw new Error('There was nothing to upload')
  return { image1: chosen.src, image1Sources: sources }
}
