import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** False also for what is no address. */
export const isPublicAddress = (address: string): boolean =>
  (isIPv4(address) && !reservedIpv4.check(address, 'ipv4')) ||
  (isIPv6(address) && !reservedIpv6.check(address, 'ipv6'))

type Network = readonly [address: string, prefix: number]

/** IANA's networks of special-purpose addresses, and the multicast and reserved networks from 224.0.0.0 up. */
const reservedIpv4 = blockList('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
])

/** All networks outside 2000::/3, and the networks inside it for protocols, tunnels or documentation. */
const reservedIpv6 = blockList('ipv6', [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
])

function blockList(family: 'ipv4' | 'ipv6', networks: readonly Network[]): BlockList {
  const list = new BlockList()
  for (const [address, prefix] of networks) list.addSubnet(address, prefix, family)
  return list
}
