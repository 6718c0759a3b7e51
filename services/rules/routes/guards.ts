import { routeOf, type Route } from './routes.ts'

/** Requirements of the route for a path, with or without query; empty if no route matches. */
export const guardOf = (path: string): Partial<Route> =>
  routeOf(path.replace(/[?#].*/s, ''), { categories: null })?.route ?? {}

/** True for a missing username and for generated ones, 'CommunityMember' and the id (spec §3 User). */
export const isUnnamed = (username: string): boolean => !username || /^CommunityMember/i.test(username)

/**
 * Path of a wanted target; the home page if it is on another origin (spec §4 Login). Browsers read `/..//other.example`
 * and `/\other.example` as URLs of other hosts.
 */
export function safeRedirect(wanted: string | null, origin: string): string {
  const isAddress = wanted !== null && /^(?:\/|https?:)/i.test(wanted) && !/\p{Cc}/u.test(wanted)
  const url = isAddress ? URL.parse(wanted, origin) : null
  if (url?.origin !== origin || url.pathname.startsWith('//')) return '/'
  return url.pathname + url.search + url.hash
}
