import { urlOf } from '#shared/api/urlOf.ts'

const maxPerPage = 5
let reported = 0

/** Reports an error that a visitor met: message, stack and path without its query, nothing personal. */
export function reportError(error: unknown) {
  if (import.meta.env.DEV || location.pathname.startsWith('/admin')) console.error(error)
  if (typeof window === 'undefined' || reported >= maxPerPage) return
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
    // A failed report must not become a second error.
  })
}
