import { limits } from '#shared/limits.ts'
import { abortAfter } from './abortAfter.ts'

const address = () => location.pathname + location.search
const loadedAddress = typeof location === 'undefined' ? undefined : address()

/**
 * Whether the browser can load the current address as a document. False for the document that it has just loaded, to
 * prevent a reload loop, and without a connection, because the browser's error page would replace the current page.
 */
export async function canOpenDocument(): Promise<boolean> {
  if (address() === loadedAddress) return false
  try {
    const signal = abortAfter(limits.readTimeout)
    await fetch(address(), { method: 'HEAD', cache: 'no-store', signal })
    return true
  } catch {
    return false
  }
}
