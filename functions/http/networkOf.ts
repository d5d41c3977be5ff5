import { isIPv6 } from 'node:net'

/** An IPv4 address itself, or the first half of an IPv6 address, since its holder can choose the other half freely. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  // In a URL, an address is normalized to its shortest form, so `::` is the only abbreviation left to expand.
  const [head = '', tail] = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1).split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const missing = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(missing).fill('0'), ...after].slice(0, 4).join(':')
}
