import { type HttpResponse, headerOf } from '../http/message.ts'
import { directivesOf } from './freshness.ts'

export interface CustomError {
  /** Seconds for which CloudFront caches the error, regardless of its `Cache-Control`. */
  minTtl: number
  page?: { status: number; path: string } | undefined
}

/** Seconds. */
export const defaultErrorTtl = 10

/** Seconds for which CloudFront caches a response as an error. */
export function errorTtl(response: HttpResponse, custom: CustomError | undefined): number {
  const directives = directivesOf(headerOf(response, 'cache-control') ?? '')
  const declared = directives.get('s-maxage') ?? directives.get('max-age') ?? 0
  const isCached = custom !== undefined || alwaysCached.has(response.status) || declared > 0
  const isError = response.status >= 400
  return isError && isCached ? Math.max(custom?.minTtl ?? defaultErrorTtl, declared) : 0
}

const alwaysCached = new Set([404, 405, 414, 500, 501, 502, 503, 504])
