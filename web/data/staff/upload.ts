import { urlOf } from '#shared/api/urlOf.ts'
import type { StoredImage } from '#shared/entities/staff.ts'
import { writeErrorOf } from '../write.ts'

/**
 * The widths of one image have the same `photo`.
 * @throws {WriteError}
 */
export async function upload(image: Blob, photo: string): Promise<StoredImage> {
  const response = await fetch(urlOf('POST /api/media', { query: { photo } }), {
    method: 'POST',
    credentials: 'include',
    headers: { accept: 'application/json', 'content-type': image.type },
    body: image,
  })
  if (!response.ok) throw await writeErrorOf(response)
  return response.json()
}
