import { typedReader } from '#shared/api/typedReader.ts'
import type { StoredImage } from '#shared/entities/staff.ts'
import { ReadError, readOverNetwork } from '../read.ts'
import { setServerTime } from '../serverClock.ts'
import { WriteError, write } from '../write.ts'
import { hasExpectedShape } from './expectedShape.ts'

export const readStaff = typedReader(async (url, key) => {
  const response = await readOverNetwork(url)
  if ('failure' in response) throw new ReadError(`Failed to fetch ${url}`, response.failure)
  setServerTime(response.date)
  if (!hasExpectedShape(key, response.data)) throw new ReadError(`Another response from ${url}`, {})
  return response.data
})

export const isLoggedOut = (error: unknown): boolean =>
  (error instanceof WriteError || error instanceof ReadError) && error.status === 401

/** True if the read may succeed later: no response came, or one of a server that is down or busy. */
export const isTemporary = (error: unknown): boolean =>
  error instanceof ReadError && (error.status === undefined || error.status >= 500 || error.status === 429)

interface Failing {
  state: { error: Error | null; errorUpdateCount: number }
}

/** When a failed read is tried again, for `refetchInterval`: after growing waits. */
export const retryAfter = ({ state: { error, errorUpdateCount } }: Failing): number | false =>
  isTemporary(error) && Math.min(2 ** errorUpdateCount, longestWait) * 1_000

/** Seconds. */
const longestWait = 60

/** All widths of one image have the same `photo`. @throws {WriteError} */
export const upload = (image: Blob, photo: string): Promise<StoredImage> =>
  write('POST /api/media', { query: { photo }, body: image })

export async function fetchImage(address: string): Promise<File> {
  const { type, base64 } = await write('POST /api/media/fetch', { body: { address } })
  return new File([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], 'image', { type })
}
