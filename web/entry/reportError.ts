import { urlOf } from '#shared/api/urlOf.ts'

const mostPerPage = 5
let reported = 0

/**
 * Tells the clinic of an error that a visitor met: message, stack, path without its query, nothing personal.
 * At most five a page; what cannot be sent is let go. Staff and developers also see it in the console.
 */
export function reportError(error: unknown) {
  if (import.meta.env.DEV || location.pathname.startsWith('/admin')) console.error(error)
  if (typeof window === 'undefined' || reported >= mostPerPage) return
  reported += 1
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined }
  const body = JSON.stringify({
    message: message.slice(0, 500) || 'unknown',
    ...(stack ? { stack: stack.slice(0, 4_000) } : {}),
    path: location.pathname.slice(0, 300),
  })
  fetch(urlOf('POST /api/client-errors'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => {
    // A report that does not arrive must not become a second error.
  })
}
