import { allowedAddress } from './allowedHtml.ts'

/** An address relative to the site's root is completed. Undefined for one that could run a script. */
export function linkAddress(address: string | undefined): string | undefined {
  // Browsers ignore these characters, so that `/\t/host` would lead to another host.
  const visible = address?.replace(/[\p{C}\p{Z}]/gu, '') ?? ''
  if (allowedAddress.test(visible)) return visible
  return /^[\w-]+(?:\/[\w-]+)*\/?(?:[?#].*)?$/.test(visible) ? `/${visible}` : undefined
}
