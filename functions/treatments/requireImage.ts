import type { PageImage } from '#shared/entities/staff.ts'
import { fileOf } from '#shared/images/focalPoint.ts'
import { badRequest } from '../http/problem.ts'
import { isIllustration, isStored } from '../media/mediaStore.ts'

/** Refuses addresses with dot segments or a password, and those from which no image loads. */
export async function requireImage({ image1, image1Sources = [] }: PageImage): Promise<void> {
  requirePlainAddress('image1', image1)
  if (!(await isStored(fileOf(image1))) && !(await isIllustration(image1)))
    throw badRequest('image1', 'is not the address of an image of this site')
  const sources = image1Sources.map(({ src }, index) => ({ field: `image1Sources.${index}.src`, src }))
  for (const { field, src } of sources) requirePlainAddress(field, src)
  const stored = await Promise.all(sources.map(({ src }) => isStored(fileOf(src))))
  const missing = sources.find((_, index) => !stored[index])
  if (missing) throw badRequest(missing.field, 'is not the address of an uploaded image')
}

function requirePlainAddress(field: string, src: string): void {
  if (/%(2e|2f|5c|00)/i.test(src) || src.split(/[/?#]/).some((part) => part === '..' || part === '.'))
    throw badRequest(field, 'is a path that leads out of its folder')
  const url = URL.canParse(src, 'https://site') ? new URL(src, 'https://site') : undefined
  if (url?.username !== '' || url.password !== '') throw badRequest(field, 'is not an image’s address')
}
