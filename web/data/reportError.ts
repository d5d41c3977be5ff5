import { urlOf } from '#shared/api/urlOf.ts'
import { limits } from '#shared/limits.ts'
import { abortAfter } from './abortAfter.ts'

const maxPerPage = 5
/** The reports by message, because a screen that throws does so in each rendering. */
const reports = new Map<string, Promise<string | undefined>>()

/** Reports an error in the browser with message, stack and path, without queries, so without personal data. */
export function reportError(error: unknown): void {
  void sendReport(error)
}

/** Resolves to the request id of the report, which the visitor can mention. Each message is reported once. */
export function sendReport(error: unknown): Promise<string | undefined> {
  if (!isSilent()) console.error(error)
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined }
  const earlier = reports.get(message)
  if (earlier) return earlier
  if (typeof window === 'undefined' || reports.size >= maxPerPage) return Promise.resolve(undefined)
  const report = send(message, stack)
  reports.set(message, report)
  return report
}

/** True if the console is a visitor's. (Specification, Error catalogue: "The app suppresses".) */
export const isSilent = () =>
  !import.meta.env.DEV && typeof location !== 'undefined' && !/^\/admin(\/|$)/.test(location.pathname)

async function send(message: string, stack: string | undefined): Promise<string | undefined> {
  const body = JSON.stringify({
    message: withoutQueries(message).slice(0, 500) || 'unknown',
    ...(stack ? { stack: withoutQueries(stack).slice(0, 4_000) } : {}),
    path: location.pathname.slice(0, 300),
  })
  try {
    const response = await fetch(urlOf('POST /api/client-errors'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      keepalive: true,
      signal: abortAfter(limits.readTimeout),
    })
    return response.headers.get('x-request-id') ?? undefined
  } catch {
    // A failed report must not become a second error.
    return undefined
  }
}

/** URLs in messages and stacks may contain words that the visitor typed or searched for. */
const withoutQueries = (text: string) => text.replace(/(https?:\/\/[^\s?#]*)[?#][^\s:)]*/g, '$1')
