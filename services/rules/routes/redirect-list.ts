import { z } from 'zod'
import { plainPath } from './paths.ts'
import { isRedirectable } from './redirects.ts'

/** A redirect in a site's settings (spec §3 Site: yoast redirects). */
export interface Redirect {
  path: string
  /** Target: a path with query and hash, or a complete URL. */
  redirect: string
}

export const MAX_REDIRECTS = 1000
const MAX_ADDRESS_LENGTH = 500
const isLocal = (target: string) => /^\/(?![/\\])/.test(target)

export const LinkTarget = z
  .string()
  .trim()
  .max(MAX_ADDRESS_LENGTH, `An address can't be longer than ${MAX_ADDRESS_LENGTH} characters`)
  .refine(
    (target) => !/[\p{Cc}\s]/u.test(target) && (isLocal(target) || isWebAddress(target)),
    'Please enter a path starting with / or an address starting with https://',
  )

const isWebAddress = (target: string) => /^https?:\/\//i.test(target) && URL.canParse(target)

export const RedirectPath = LinkTarget.refine(isLocal, 'Please enter a path starting with /')
  .refine((path) => !/[?#]/.test(path), 'Please remove the query string and anything after #')
  .transform(plainPath)
  .refine((path) => path !== '/', "The home page can't be redirected")
  .refine(isRedirectable, "This path is used by the system and can't be redirected")

export const Redirect = z.object({ path: RedirectPath, redirect: LinkTarget })

type RedirectList = ReadonlyMap<string, string>

/** Targets by paths in their plain form, which those of older lists do not have. */
const plainList = (pairs: Iterable<readonly [path: string, redirect: string]>): Map<string, string> =>
  new Map([...pairs].map(([path, redirect]) => [plainPath(path), redirect]))

const withoutQuery = (target: string) => /^[^?#]*/.exec(target)?.[0] ?? ''

function next(list: RedirectList, path: string): string | null {
  const target = list.get(path)
  return target !== undefined && isLocal(target) ? plainPath(withoutQuery(target)) : null
}

function isLooping(list: RedirectList, path: string): boolean {
  const visited = new Set<string>()
  for (let at: string | null = path; at !== null; at = next(list, at)) {
    if (visited.has(at)) return true
    visited.add(at)
  }
  return false
}

export function redirectProblem(list: RedirectList, { path, redirect }: Redirect): string | null {
  if (!list.has(path) && list.size >= MAX_REDIRECTS)
    return `A community can have up to ${MAX_REDIRECTS} redirects`
  return isLooping(plainList(list).set(path, redirect), path) ? 'This redirect would create a loop' : null
}

/** Removes redirects that form a loop, which old or imported lists may contain. */
export function withoutLoops(redirects: readonly Redirect[]): Redirect[] {
  const list = plainList(redirects.map(({ path, redirect }) => [path, redirect]))
  return redirects.filter(({ path }) => !isLooping(list, plainPath(path)))
}
