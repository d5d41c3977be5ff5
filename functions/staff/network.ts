import { isIPv6 } from 'node:net'

/**
 * What an address is counted by: itself, or the first half of an IPv6 address, since whoever has one of those
 * has the other half to choose from.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  // The browser's own notation fills in what `::` leaves out: an address in a URL is written in its shortest form.
  const [head = '', tail] = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1).split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const missing = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(missing).fill('0'), ...after].slice(0, 4).join(':')
}
