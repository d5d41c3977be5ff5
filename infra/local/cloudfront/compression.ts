import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type HttpResponse, headerOf } from '../http/message.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
}

/** The encoding that CloudFront prefers among those that a viewer accepts: brotli before gzip. */
export function preferredEncoding(acceptEncoding: string | undefined): Encoding {
  const codings = (acceptEncoding ?? '').split(',').map((part) => part.trim().split(';'))
  const accepts = (name: string) =>
    codings.some(([coding, quality]) => coding?.trim() === name && !/q=0(\.0*)?$/.test(quality ?? ''))
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity'
}

/** Compresses as CloudFront does: certain types, from 1,000 bytes to 10 MB. The ETag becomes weak. */
export async function compressed(response: HttpResponse, encoding: Encoding): Promise<HttpResponse> {
  if (encoding === 'identity' || !isCompressible(response)) return response
  const etag = headerOf(response, 'etag')
  return {
    ...response,
    headers: {
      ...response.headers,
      'content-encoding': encoding,
      vary: 'Accept-Encoding',
      ...(etag && !etag.startsWith('W/') ? { etag: `W/${etag}` } : {}),
    },
    body: await compressors[encoding](response.body),
  }
}

function isCompressible(response: HttpResponse): boolean {
  return (
    response.status === 200 &&
    response.body.length >= 1_000 &&
    response.body.length <= 10_000_000 &&
    response.headers['content-encoding'] === undefined &&
    compressibleTypes.test(headerOf(response, 'content-type')?.split(';')[0]?.trim().toLowerCase() ?? '')
  )
}

/** CloudFront's documented types, except those of fonts and media players that the site does not use. */
const compressibleTypes =
  /^(text\/(css|csv|html|javascript|plain|xml)|application\/(javascript|json|(rss\+|xhtml\+)?xml)|image\/svg\+xml|font\/(otf|ttf))$/
