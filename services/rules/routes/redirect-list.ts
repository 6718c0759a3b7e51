import { z } from 'zod'
import { plainPath } from './paths.ts'
import { isRedirectable } from './redirects.ts'

/** A site's redirect: whoever asks for `path` is sent to `redirect` (spec §3 Site: yoast redirects). */
export interface Redirect {
  /** A path of this site, without query. */
  path: string
  /** A path of this site (with query and hash, if need be), or an address elsewhere. */
  redirect: string
}

/** Redirects of one site. */
const MOST_REDIRECTS = 1000
/** Characters of a path or an address. */
const LONGEST = 500
const isLocal = (target: string) => /^\/(?![/\\])/.test(target)

/** Where a link leads: a path of this host, or an http(s) address. */
export const LinkTarget = z
  .string()
  .trim()
  .max(LONGEST, `An address has ${LONGEST} characters at most`)
  .refine(
    (target) => !/[\p{Cc}\s]/u.test(target) && (isLocal(target) || isWebAddress(target)),
    'Please enter a path starting with / or an address starting with https://',
  )

const isWebAddress = (target: string) => /^https?:\/\//i.test(target) && URL.canParse(target)

/** The path of a redirect. */
export const RedirectPath = LinkTarget.refine(isLocal, 'Please enter a path starting with /')
  .refine((path) => !/[?#]/.test(path), 'Please leave out the query and anything after #')
  .transform(plainPath)
  .refine((path) => path !== '/', "The home page can't be redirected")
  .refine(isRedirectable, "This path is used by the system and can't be redirected")

export const Redirect = z.object({ path: RedirectPath, redirect: LinkTarget })

/** Redirects by the path that they are for. */
export type RedirectList = ReadonlyMap<string, string>

const withoutQuery = (target: string) => /^[^?#]*/.exec(target)?.[0] ?? ''

/** The next path of this site to which a path leads; null where it leads nowhere or elsewhere. */
function next(list: RedirectList, path: string): string | null {
  const target = list.get(path)
  return target !== undefined && isLocal(target) ? plainPath(withoutQuery(target)) : null
}

/** Whether whoever asks for a path is sent round and round. */
function isLooping(list: RedirectList, path: string): boolean {
  const passed = new Set<string>()
  for (let at: string | null = path; at !== null; at = next(list, at)) {
    if (passed.has(at)) return true
    passed.add(at)
  }
  return false
}

/** Whether a redirect may join a list: null, or why not as a sentence. */
export function redirectProblem(list: RedirectList, { path, redirect }: Redirect): string | null {
  if (!list.has(path) && list.size >= MOST_REDIRECTS)
    return `A community has ${MOST_REDIRECTS} redirects at most`
  return isLooping(new Map(list).set(path, redirect), path) ? 'This redirect would create a loop' : null
}

/** A list without the redirects that lead round in a circle, however they got in. */
export function withoutLoops(redirects: readonly Redirect[]): Redirect[] {
  const list = new Map(redirects.map(({ path, redirect }) => [path, redirect]))
  return redirects.filter(({ path }) => !isLooping(list, path))
}
