import { test } from 'tap'
import { networkOf } from './address.ts'

test('rate limits count all addresses of an IPv6 network as one, and each IPv4 address separately', async (t) => {
  const known = {
    '192.0.2.7': '192.0.2.7',
    '::ffff:192.0.2.7': '192.0.2.7',
    '::FFFF:c000:207': '192.0.2.7',
    '2001:db8:1:2:3:4:5:6': '2001:db8:1:2::/64',
    '2001:0DB8:0001:0002::9': '2001:db8:1:2::/64',
    '2001:db8::1': '2001:db8:0:0::/64',
    '::1': '0:0:0:0::/64',
    'fe80::1%eth0': 'fe80:0:0:0::/64',
    '192.0.2.7:61234': '192.0.2.7',
    '[2001:db8:1:2::9]:61234': '2001:db8:1:2::/64',
    '[2001:db8:1:2::9]': '2001:db8:1:2::/64',
  }
  for (const [address, network] of Object.entries(known)) t.equal(networkOf(address), network, address)
})
