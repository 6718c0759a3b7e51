/** Encoded line breaks. A path that contains one matches no route pattern, not even the pattern for unknown paths. */
const lineBreak = /%0[ad]|%e2%80%a[89]/i

/**
 * Returns the address of the requested page, always on the request's host, even if the path starts with two slashes or
 * names another host.
 */
export function addressOf(request: { url: string; protocol: string; host: string }): URL {
  const { url, protocol, host } = request
  const address = new URL(`${protocol}://${host}${url.startsWith('/') ? '' : '/'}${url}`)
  if (lineBreak.test(address.pathname)) address.pathname = '/404'
  return address
}
