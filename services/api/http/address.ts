import { isIPv6 } from 'node:net'

/** Address that rate limits count: normalised IPv4 without port, or the first 64 bits of IPv6, which have one owner. */
export function networkOf(told: string): string {
  const [, v4, v6] = /^(?:([\d.]+):\d+|\[([^\]]+)\](?::\d+)?)$/.exec(told) ?? []
  const address = v4 ?? v6 ?? told
  if (!isIPv6(address)) return address
  // Normalises as in URLs, where IPv4 within IPv6 is written as two groups and zones are invalid.
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
