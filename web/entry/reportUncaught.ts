import { isSilent, reportError } from '../data/reportError.ts'

/** Reports uncaught errors, even before the app is loaded. A visitor's console stays silent. (Specification, Error catalogue.) */
export function reportUncaughtErrors() {
  addEventListener('error', (event) => {
    silence(event)
    const error: unknown = event.error ?? event.message
    // Scripts can dispatch an event of this name without an error.
    if (error !== undefined) reportError(error)
  })
  addEventListener('unhandledrejection', (event) => {
    silence(event)
    reportError(event.reason)
  })
}

function silence(event: Event) {
  if (!isSilent()) return
  event.preventDefault()
  event.stopImmediatePropagation()
}
