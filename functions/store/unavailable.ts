import * as z from 'zod/mini'

/** The table cannot respond now but may soon: it throttles, fails, or cannot be reached. */
export class Unavailable extends Error {
  override name = 'Unavailable'
}

/** True if a later attempt may succeed, as opposed to an error in the request. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof Unavailable) return true
  if (!(error instanceof Error)) return false
  if (transient.has(error.name)) return true
  if ('code' in error && typeof error.code === 'string' && unreachable.has(error.code)) return true
  return (FailedRequest.safeParse(error).data?.$metadata.httpStatusCode ?? 0) >= 500
}

const FailedRequest = z.object({ $metadata: z.object({ httpStatusCode: z.number() }) })

const transient = new Set([
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
  'InternalServerError',
  'ServiceUnavailable',
  'TimeoutError',
])

const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'EPIPE', 'ETIMEDOUT'])
