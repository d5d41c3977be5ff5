import { expect, it } from 'vitest'
import { isPublicAddress } from './publicAddress.ts'

it.each(['93.184.216.34', '1.1.1.1', '172.32.0.1', '2606:2800:220:1::1', '2001:4860:4860::8888'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

it.each([
  'no-address',
  '',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '203.0.113.9',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:93.184.216.34',
  '64:ff9b::a00:1',
  'fd00:ec2::254',
  'fe80::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:a00:1::',
])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false))
