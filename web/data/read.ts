import type { ReadRequest } from '#shared/api/typedReader.ts'
import { limits } from '#shared/limits.ts'
import { abortAfter } from './abortAfter.ts'

export interface ReadFailure {
  status?: number
  requestId?: string | undefined
}

export class ReadError extends Error {
  override readonly name = 'ReadError'
  readonly status: number | undefined
  readonly requestId: string | undefined
  constructor(message: string, { status, requestId }: ReadFailure) {
    super(message)
    this.status = status
    this.requestId = requestId
  }
}

/** The id by which the failed request is found in the log. */
export const requestIdOf = (error: unknown): string | undefined =>
  error instanceof ReadError ? error.requestId : undefined

export const isNotFound = (error: unknown): boolean => error instanceof ReadError && error.status === 404

/** `date` is the time of the response. */
export type ReadResult = { data: unknown; date?: string | undefined } | { failure: ReadFailure }

/** Reads an API address. Never throws. */
export type ReadUrl = (url: string, signal?: AbortSignal) => Promise<ReadResult>

/** The browser reads `url`. The renderer reads the content that `request` names. */
export type Reader = (
  url: string,
  signal: AbortSignal | undefined,
  request: ReadRequest,
) => Promise<ReadResult>

/** GET with credentials, JSON, at most 10 seconds. (Specification, The calls it makes.) */
export const readOverNetwork: ReadUrl = async (url, signal) => {
  try {
    const response = await fetch(url, {
      credentials: 'include',
      // The browser revalidates its cache each time, because the query client decides about freshness.
      cache: 'no-cache',
      headers: { accept: 'application/json' },
      signal: abortAfter(limits.readTimeout, signal),
    })
    if (response.ok) return { data: await response.json(), date: response.headers.get('date') ?? undefined }
    const requestId = response.headers.get('x-request-id') ?? undefined
    return { failure: { status: response.status, requestId } }
  } catch {
    return { failure: {} }
  }
}
