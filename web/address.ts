import type { RenderRequest } from './render-contract.ts'

/** Line breaks: no route's pattern matches a path with one of them, not even that of the not-found view. */
const lineBreak = /%0[ad]|%e2%80%a[89]/i

/**
 * The address of the page that was asked for: always on the request's host, though its first line may begin with
 * two slashes or name another one.
 */
export function addressOf({ url, protocol, host }: Pick<RenderRequest, 'url' | 'protocol' | 'host'>): URL {
  const address = new URL(`${protocol}://${host}${url.startsWith('/') ? '' : '/'}${url}`)
  if (lineBreak.test(address.pathname)) address.pathname = '/404'
  return address
}
