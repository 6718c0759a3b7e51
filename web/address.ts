import type { RenderRequest } from './render-contract.ts'

/** Encoded line breaks. No route's pattern matches a path with one, not even that of the not-found view. */
const lineBreak = /%0[ad]|%e2%80%a[89]/i

/**
 * The address of the requested page, always on the request's host: its first line may begin with two slashes or name
 * another host.
 */
export function addressOf({ url, protocol, host }: Pick<RenderRequest, 'url' | 'protocol' | 'host'>): URL {
  const address = new URL(`${protocol}://${host}${url.startsWith('/') ? '' : '/'}${url}`)
  if (lineBreak.test(address.pathname)) address.pathname = '/404'
  return address
}
