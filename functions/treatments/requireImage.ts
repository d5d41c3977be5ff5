import type { PageImage } from '#shared/entities/staff.ts'
import { fileOf } from '#shared/rules/images/focalPoint.ts'
import { badRequest } from '../http/problem.ts'
import { isStored } from '../media/mediaStore.ts'

/** Refuses addresses with dot segments or a password, and uploads that do not exist. */
export async function requireImage({ image1, image1Sources = [] }: PageImage): Promise<void> {
  const addresses = [
    { field: 'image1', src: image1 },
    ...image1Sources.map(({ src }, index) => ({ field: `image1Sources.${index}.src`, src })),
  ]
  for (const { field, src } of addresses) requirePlainAddress(field, src)
  const uploads = addresses.filter(({ src }, index) => index > 0 || src.toLowerCase().startsWith('/media'))
  const stored = await Promise.all(uploads.map(({ src }) => isStored(fileOf(src))))
  const missing = uploads.find((_, index) => !stored[index])
  if (missing) throw badRequest(missing.field, 'is not the address of an uploaded image')
}

function requirePlainAddress(field: string, src: string): void {
  if (/%(2e|2f|5c|00)/i.test(src) || src.split(/[/?#]/).some((part) => part === '..' || part === '.'))
    throw badRequest(field, 'is a path that leads out of its folder')
  const url = URL.canParse(src, 'https://site') ? new URL(src, 'https://site') : undefined
  if (url?.username !== '' || url.password !== '') throw badRequest(field, 'is not an image’s address')
}
