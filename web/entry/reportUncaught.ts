import { isSilent, reportError } from '../data/reportError.ts'

/** Reports uncaught errors, even before the app is loaded. A visitor's console stays silent. (Error catalogue.) */
export function reportUncaughtErrors() {
  addEventListener('error', (event) => {
    silence(event)
    reportError(event.error ?? event.message)
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
