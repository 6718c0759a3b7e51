import { routeOf, type Route } from './routes.ts'

/** Requirements of the route to which a path leads, with or without a query; none if there is no such route. */
export const guardOf = (path: string): Partial<Route> =>
  routeOf(path.replace(/[?#].*/s, ''), { categories: null })?.route ?? {}

/** True if a member has no username or a generated one, 'CommunityMember' and the id (spec §3 User). */
export const isUnnamed = (username: string): boolean => !username || /^CommunityMember/i.test(username)

/** True for a path of the API, also if letters of it are escaped, or if it cannot be decoded. */
function isOfApi(pathname: string): boolean {
  try {
    return /^\/api(?:\/|$)/i.test(decodeURIComponent(pathname))
  } catch {
    return true
  }
}

/**
 * Path of the page to which a login or a link continues; the home page if the target is on another host (spec §4 Login)
 * or in the API. Browsers also read `/..//other.example` and `/\other.example` as URLs of other hosts.
 */
export function safeRedirect(wanted: string | null, origin: string): string {
  const isAddress = wanted !== null && /^(?:\/|https?:)/i.test(wanted) && !/\p{Cc}/u.test(wanted)
  const url = isAddress ? URL.parse(wanted, origin) : null
  if (url?.origin !== origin || url.pathname.startsWith('//') || isOfApi(url.pathname)) return '/'
  return url.pathname + url.search + url.hash
}
