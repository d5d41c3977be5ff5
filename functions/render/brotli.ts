import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { objectKeyOf } from '#shared/rendering.ts'

interface CompressedObject {
  key: string
  bytes: number
  /** It is the n-th that the publication writes. */
  n: number
}

/** Undefined: the object is stored uncompressed, and CloudFront compresses it on request, at about quality 5. */
export type BrotliQuality = (object: CompressedObject) => number | undefined

/** A page takes 0.4 s at quality 11, 0.07 s at 10, which is 2 % larger, and 0.005 s at 5, which is 10 % larger. Most
 * visitors see the home page first. */
export const brotliQuality: BrotliQuality = ({ key, bytes, n }) => {
  if (isHome(key)) return 11
  if (n > objectsAtAnyQuality) return undefined
  return n <= objectsAtHighQuality && bytes <= largestAtHighQuality ? 10 : 5
}

/** For a change of many pages, such as an alert, which visitors must see soon. */
export const quickBrotliQuality: BrotliQuality = ({ key }) => (isHome(key) ? 10 : undefined)

const isHome = (key: string) => key === objectKeyOf('/')

export const brotli = (body: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })

/** Three seconds. The main pages come first; a page that changes by itself is always among them. */
export const objectsAtHighQuality = 40

/** Ten thousand pages would take a minute of two processors. */
const objectsAtAnyQuality = 1_000

/** A sitemap of ten thousand posts has 1.3 MB, and each change would wait a second for it. */
const largestAtHighQuality = 500_000
