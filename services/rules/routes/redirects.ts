import { plainPath, trimmed } from './paths.ts'
import { routeOf, type RoutedSite } from './routes.ts'

export interface RedirectingSite extends RoutedSite {
  host: string
  settings: { corporate_site: string }
}

export type RedirectList = ReadonlyMap<string, string>

export const redirectList = (pairs: readonly { path: string; redirect: string }[]): RedirectList =>
  new Map(pairs.map(({ path, redirect }) => [plainPath(path), redirect]))

const noList: RedirectList = new Map()

interface Redirection {
  /** Target: path, query and anchor on this host, or a complete URL on another host. */
  to: string
  /** HTTP status; 302 if the redirect depends on the site's settings or on the query, because these can change. */
  status: 301 | 302
}

const MAX_HOPS = 20

const apiPaths = /^\/(api|assets)(\/|$)/

/** False for paths of accounts and administration, which a site must not redirect. */
export function isRedirectable(path: string): boolean {
  const route = routeOf(path, { categories: null })?.route
  return !apiPaths.test(path) && !route?.needs && !path.startsWith('/wp-admin')
}

interface Following {
  list?: RedirectList
  /** Present address of a feed, which only the server knows: pages lead to no old feed. */
  presentFeed?: ((path: string, query: URLSearchParams) => string | null) | undefined
  onLoop?: (() => void) | undefined
}

/** Follows redirects until none applies (spec §2). Ignores the site's list after calling `onLoop` if it has a loop. */
export function redirectOf(
  url: URL,
  site: RedirectingSite,
  { list = noList, presentFeed, onLoop }: Following = {},
): Redirection | null {
  const seen = new Set<string>()
  let status: Redirection['status'] = 301
  let here = url
  while (here.origin === url.origin) {
    seen.add(here.href)
    const hop = hopOf(here, site, { list, presentFeed })
    const next = hop && addressIn(hop.to, here)
    if (!next) break
    if (seen.has(next.href) || seen.size > MAX_HOPS) {
      onLoop?.()
      return list.size > 0 ? redirectOf(url, site, { presentFeed }) : null
    }
    if (hop.status === 302) status = 302
    here = next
  }
  if (here === url) return null
  const isHere = here.origin === url.origin && !here.pathname.startsWith('//')
  const to = isHere ? here.pathname + here.search + here.hash : here.href
  return { to, status }
}

function addressIn(to: string, from: URL): URL | null {
  if (!URL.canParse(to, from)) return null
  const next = new URL(to, from)
  if (next.protocol !== 'https:' && next.protocol !== 'http:') return null
  return next
}

function hopOf(
  here: URL,
  site: RedirectingSite,
  { list = noList, presentFeed }: Following,
): Redirection | null {
  const path = trimmed(here.pathname)
  const listed = list.get(plainPath(path))
  if (listed && isRedirectable(path)) return { to: withQuery(here.search, listed), status: 302 }

  const feed = presentFeed?.(here.pathname, here.searchParams)
  if (feed) return { to: here.origin + feed, status: 301 }

  const match = routeOf(path, site)
  if (match?.route.feature && !site.features.includes(match.route.feature)) return { to: '/', status: 302 }
  const queried = queryRedirect(path, here.searchParams) ?? facebookRedirect(here, site.host)
  if (queried) return { to: queried, status: 302 }
  if (match?.route.redirect) {
    const { redirect } = match.route
    const to = redirect.replace(/:(\w+)/g, (_, name: string, at: number) => {
      const part = match.params[name] ?? ''
      return redirect.slice(0, at).includes('?') ? part.replace(/[&+=]/g, encodeURIComponent) : part
    })
    const query = to.includes('?') && here.search ? `&${here.search.slice(1)}` : ''
    return { to: withQuery(here.search, to) + query, status: 301 }
  }
  if (match?.route.corporate)
    return { to: trimmed(site.settings.corporate_site) + match.route.corporate, status: 302 }

  const slug = path.slice(1)
  const isRecipes = site.categories?.some(
    (one) => one.slug === slug && !one.hasPost && one.indexType === 'recipes',
  )
  return isRecipes && !match ? { to: `/tag/${slug}${here.search}`, status: 302 } : null
}

const withQuery = (search: string, to: string): string =>
  to.includes('?') || to.includes('#') ? to : to + search

/** Paths to which the query parameter `post_type` on the home page leads (spec §2). */
const previews: ReadonlyMap<string | null, string> = new Map([
  ['story', '/stories'],
  ['recipe', '/recipes'],
  ['gallery', '/images'],
])

/** Redirects that depend on the query of the home page or of /polls (spec §2). */
function queryRedirect(path: string, query: URLSearchParams): string | null {
  if (path === '/polls') {
    const poll = query.get('poll_id')
    return poll && /^\d+$/.test(poll) ? `/polls/${poll}` : null
  }
  if (path !== '/') return null
  const term = query.get('s')
  if (term !== null) return `/search?${query}`
  const id = query.get('p') ?? query.get('preview_id') ?? query.get('page_id')
  const type = previews.get(query.get('post_type'))
  const item = id && /^[\w-]+$/.test(id) ? `/${id}` : ''
  if (type) return `${type}${item}?preview=true`
  return item ? `/post${item}?preview=true` : null
}

/** Adds the query that attributes a visit from Facebook to the posts of the site (spec §2). */
function facebookRedirect(here: URL, host: string): string | null {
  const query = new URLSearchParams(here.search)
  if (!query.has('fbclid') || query.has('utm_source') || query.has('utm_medium')) return null
  query.delete('fbclid')
  query.set('utm_source', host)
  query.set('utm_medium', 'organic')
  return `${here.origin}${here.pathname}?${query}${here.hash}`
}

/** Flags that the path and query of a visit contain (spec §2 Special query and path flags). */
interface VisitFlags {
  justVerified: boolean
  reset: ResetLink | null
  /** Path that opens after the verification for which a flag asks (`urlFor.verify`). */
  verifyFor: string | null
  /** Result of a log-in at a provider in the same window: 'new', 'entered', 'linked', or the code of an error. */
  providerLogIn: string | null
  referredByEmail: boolean
}

/** Token and account in the link of a mail for a new password (spec §7); empty if the link is incomplete. */
export interface ResetLink {
  key: string
  login: string
}

export const PROVIDER_LOG_IN = 'provider-log-in'

/** Address without the result of a log-in at a provider. */
export function withoutProviderLogIn({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search)
  query.delete(PROVIDER_LOG_IN)
  return query.size > 0 ? `${pathname}?${query}` : pathname
}

export const resetLink = (query: URLSearchParams): ResetLink => ({
  key: query.get('reset_key') ?? query.get('key') ?? '',
  login: query.get('email_or_username') ?? query.get('login') ?? '',
})

/** Address without the token and account of a reset link. */
export function withoutReset({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const path = pathname.includes('reset_key') ? '/' : pathname
  const query = new URLSearchParams(search)
  for (const name of ['reset_key', 'key', 'email_or_username', 'login']) query.delete(name)
  return query.size > 0 ? `${path}?${query}` : path
}

export function visitFlags({ pathname, search }: Pick<URL, 'pathname' | 'search'>): VisitFlags {
  const address = pathname + search
  const query = new URLSearchParams(search)
  return {
    justVerified: address.includes('just-verified'),
    reset: address.includes('reset_key') ? resetLink(query) : null,
    verifyFor: pathname === '/profile' ? query.get('verify') : null,
    providerLogIn: query.get(PROVIDER_LOG_IN),
    referredByEmail: query.get('utm_medium') === 'email',
  }
}
