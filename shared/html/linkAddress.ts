import { allowedAddress } from './allowedHtml.ts'

/**
 * Adds a slash to an address that is relative to the site's root. Undefined if the address is not allowed, or names a
 * document instead of a page as `documentLink` does.
 */
export function linkAddress(address: string | undefined): string | undefined {
  // Browsers ignore these characters, so `/\t/host` would lead to another host.
  const visible = address?.replace(/[\p{C}\p{Z}]/gu, '') ?? ''
  if (/^\/(?:~|%7e)/i.test(visible)) return undefined
  if (allowedAddress.test(visible)) return visible
  return /^[\w-]+(?:\/[\w-]+)*\/?(?:[?#].*)?$/.test(visible) ? `/${visible}` : undefined
}
