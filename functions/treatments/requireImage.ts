import type { PageImage } from '#shared/entities/staff.ts'
import { badRequest } from '../http/problem.ts'
import { isStored } from '../media/mediaStore.ts'

/**
 * Refuses a picture that a page could not show: an address that climbs out of its folder, one that hides a
 * password, or an uploaded picture that nobody has uploaded.
 * @throws {Problem} 400 naming the field.
 */
export async function requireImage({ image1, image1Sources = [] }: PageImage): Promise<void> {
  const named = [
    { field: 'image1', src: image1 },
    ...image1Sources.map(({ src }, index) => ({ field: `image1Sources.${index}.src`, src })),
  ]
  for (const { field, src } of named) requirePlainAddress(field, src)
  // Only uploaded pictures have further widths.
  const uploaded = named.filter(({ src }, index) => index > 0 || src.toLowerCase().startsWith('/media'))
  const kept = await Promise.all(uploaded.map(({ src }) => isStored(src)))
  const missing = uploaded.find((_, index) => !kept[index])
  if (missing) throw badRequest(missing.field, 'is not the address of an uploaded picture')
}

function requirePlainAddress(field: string, src: string): void {
  if (/%(2e|2f|5c|00)/i.test(src) || src.split(/[/?#]/).some((part) => part === '..' || part === '.'))
    throw badRequest(field, 'is a path that leads out of its folder')
  const url = URL.canParse(src, 'https://site') ? new URL(src, 'https://site') : undefined
  if (url?.username !== '' || url.password !== '') throw badRequest(field, 'is not a picture’s address')
}
