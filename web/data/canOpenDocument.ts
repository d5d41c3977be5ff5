import { limits } from '#shared/limits.ts'

const address = () => location.pathname + location.search
const loadedAddress = typeof location === 'undefined' ? undefined : address()

/**
 * Whether the browser can load the page at the current address as a document. Not the page that it has just loaded,
 * which would load itself again and again, and not without a connection, when the browser's own error page would
 * replace the visitor's.
 */
export async function canOpenDocument(): Promise<boolean> {
  if (address() === loadedAddress) return false
  try {
    const signal = AbortSignal.timeout(limits.readTimeout)
    await fetch(address(), { method: 'HEAD', cache: 'no-store', signal })
    return true
  } catch {
    return false
  }
}
