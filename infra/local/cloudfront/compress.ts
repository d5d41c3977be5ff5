import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type EdgeHttpResponse, headerOf } from './http.ts'

/** How a body may be compressed for a visitor. */
export type Encoding = 'br' | 'gzip' | 'identity'

const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
}

/** What CloudFront would choose of what the visitor accepts: brotli before gzip. */
export function chosenEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = (acceptEncoding ?? '').split(',').map((part) => part.trim().split(';'))
  const takes = (name: string) =>
    accepted.some(([coding, quality]) => coding?.trim() === name && !/q=0(\.0*)?$/.test(quality ?? ''))
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}

/** The answer compressed as CloudFront does it: text of 1,000 bytes to 10 MB, its ETag made weak. */
export async function compressed(answer: EdgeHttpResponse, encoding: Encoding): Promise<EdgeHttpResponse> {
  if (encoding === 'identity' || !isCompressible(answer)) return answer
  const etag = headerOf(answer, 'etag')
  return {
    ...answer,
    headers: {
      ...answer.headers,
      'content-encoding': encoding,
      vary: 'Accept-Encoding',
      ...(etag && !etag.startsWith('W/') ? { etag: `W/${etag}` } : {}),
    },
    body: await compressors[encoding](answer.body),
  }
}

function isCompressible(answer: EdgeHttpResponse): boolean {
  const type = headerOf(answer, 'content-type') ?? ''
  return (
    answer.status === 200 &&
    answer.body.length >= 1_000 &&
    answer.body.length <= 10_000_000 &&
    answer.headers['content-encoding'] === undefined &&
    /^(text\/|image\/svg\+xml|font\/(otf|ttf)|application\/((ld\+|manifest\+|problem\+|geo\+)?json|javascript|xml|rss\+xml|atom\+xml|xhtml\+xml|wasm|pdf))/.test(
      type,
    )
  )
}
