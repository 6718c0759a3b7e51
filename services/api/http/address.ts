import { isIPv6 } from 'node:net'

/** Network for which rate limits count: an IPv4 address, or the first 64 bits of an IPv6 address (one owner). */
export function networkOf(told: string): string {
  const [, v4, v6] = /^(?:([\d.]+):\d+|\[([^\]]+)\](?::\d+)?)$/.exec(told) ?? []
  const address = v4 ?? v6 ?? told
  if (!isIPv6(address)) return address
  // Addresses are normalised by parsing them as URLs: IPv4 within IPv6 then has two groups, and zones are invalid.
  const { hostname } = new URL(`http://[${address.split('%', 1)[0]}]`)
  const [head = '', tail] = hostname.slice(1, -1).split('::')
  const groups = (text = '') => (text ? text.split(':') : [])
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length
  const all = [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail)]
  if (all.slice(0, 6).join(':') === '0:0:0:0:0:ffff') {
    const numbers = all.slice(6).map((group) => Number.parseInt(group, 16))
    return numbers.flatMap((number) => [number >> 8, number & 255]).join('.')
  }
  return `${all.slice(0, 4).join(':')}::/64`
}
