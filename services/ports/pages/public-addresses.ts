import { BlockList, isIPv4, isIPv6 } from 'node:net'

// Ranges of the registries of special-purpose addresses (RFC 6890), which are not on the public internet.
const special4: [string, number][] = [
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
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]
/** Special ranges within 2000::/3, the only range of public IPv6 addresses. */
const special6: [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const special = new BlockList()
for (const range of special4) special.addSubnet(...range, 'ipv4')
for (const range of special6) special.addSubnet(...range, 'ipv6')
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

/** True for an IP address of the public internet: not of this machine, a private network or a special purpose. */
export const isPublicAddress = (address: string): boolean =>
  isIPv4(address)
    ? !special.check(address, 'ipv4')
    : isIPv6(address) && global6.check(address, 'ipv6') && !special.check(address, 'ipv6')
