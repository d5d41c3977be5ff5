import { limits } from '#shared/limits.ts'
import { recordFailure } from './lastFailure.ts'

/** A read that failed where the error catalogue says that it throws. `status` is missing when no answer came. */
export class ReadError extends Error {
  readonly status: number | undefined
  constructor(message: string, status: number | undefined) {
    super(message)
    this.name = 'ReadError'
    this.status = status
  }
}

/** What a read came to: the answer's JSON, or the status it failed with (none: no answer in time, or no JSON). */
export type ReadResult = { data: unknown } | { failed: number | undefined }

/** Reads an API address. The browser asks over the network; the renderer asks the handlers themselves. */
export type ReadUrl = (url: string, signal?: AbortSignal) => Promise<ReadResult>

/** Reads over the network: GET with credentials, JSON, at most 10 seconds. Never throws. (The calls it makes.) */
export const readOverNetwork: ReadUrl = async (url, signal) => {
  const timeout = AbortSignal.timeout(limits.readTimeout)
  try {
    const response = await fetch(url, {
      credentials: 'include',
      headers: { accept: 'application/json' },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    if (!response.ok) {
      recordFailure(response)
      return { failed: response.status }
    }
    return { data: await response.json() }
  } catch {
    return { failed: undefined }
  }
}
