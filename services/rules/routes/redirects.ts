import { plainPath, trimmed } from './paths.ts'
import { routeOf, type RoutedSite } from './routes.ts'

/** What of a site decides where its addresses lead. */
export interface RedirectingSite extends RoutedSite {
  host: string
  settings: { corporate_site: string }
}

/** A site's list of redirects: the path or address to which each path leads. */
export type RedirectList = ReadonlyMap<string, string>

/** Takes the list as it is stored. */
export const redirectList = (pairs: readonly { path: string; redirect: string }[]): RedirectList =>
  new Map(pairs.map(({ path, redirect }) => [plainPath(path), redirect]))

const noList: RedirectList = new Map()

/** Where an address leads on to. */
export interface Redirection {
  /** Path, query and anchor on this host, else a whole address. */
  to: string
  /** 301 where it will always lead there; 302 where a site's settings or the query say so. */
  status: 301 | 302
}

/** As many redirects are followed one after the other as browsers follow. */
const MOST_HOPS = 20

/** Segments of what the API keeps for itself. */
const ofTheApi = /^\/(api|assets)(\/|$)/

/** Whether the list of redirects may lead away from a path: not from where accounts and administration are. */
export function isRedirectable(path: string): boolean {
  const route = routeOf(path, { categories: null })?.route
  return !ofTheApi.test(path) && !route?.needs && !path.startsWith('/wp-admin')
}

/**
 * Where a site sends whoever asks for an address, all redirects followed (spec §2); null when nowhere. A list that
 * sends people in a circle is not followed: `onLoop` is told. Who asks does not matter here: see `passage`.
 */
export function redirectOf(
  url: URL,
  site: RedirectingSite,
  list: RedirectList = noList,
  onLoop: () => void = () => {},
): Redirection | null {
  const seen = new Set<string>()
  let status: Redirection['status'] = 301
  let here = url
  while (here.origin === url.origin) {
    seen.add(here.href)
    const hop = hopOf(here, site, list)
    const next = hop && addressIn(hop.to, here)
    if (!next) break
    if (seen.has(next.href) || seen.size > MOST_HOPS) {
      onLoop()
      return list.size > 0 ? redirectOf(url, site) : null
    }
    if (hop.status === 302) status = 302
    here = next
  }
  if (here === url) return null
  // A path that begins with two slashes would name another host.
  const isHere = here.origin === url.origin && !here.pathname.startsWith('//')
  const to = isHere ? here.pathname + here.search + here.hash : here.href
  return { to, status }
}

/** The address that a redirect names; null for what is no address of the web. */
function addressIn(to: string, from: URL): URL | null {
  if (!URL.canParse(to, from)) return null
  const next = new URL(to, from)
  if (next.protocol !== 'https:' && next.protocol !== 'http:') return null
  return next
}

/** The next hop of an address; null where a page stands. */
function hopOf(here: URL, site: RedirectingSite, list: RedirectList): Redirection | null {
  const path = trimmed(here.pathname)
  const listed = list.get(plainPath(path))
  if (listed && isRedirectable(path)) return { to: keeping(here.search, listed), status: 302 }

  const match = routeOf(path, site)
  if (match?.route.feature && !site.features.includes(match.route.feature)) return { to: '/', status: 302 }
  const queried = ofQuery(path, here.searchParams) ?? ofFacebook(here, site.host)
  if (queried) return { to: queried, status: 302 }
  if (match?.route.redirect) {
    const to = match.route.redirect.replace(/:(\w+)/g, (_, name: string) => match.params[name] ?? '')
    return { to: keeping(here.search, to), status: 301 }
  }
  if (match?.route.corporate)
    return { to: trimmed(site.settings.corporate_site) + match.route.corporate, status: 302 }

  const slug = path.slice(1)
  const isRecipes = site.categories?.some(
    (one) => one.slug === slug && !one.hasPost && one.indexType === 'recipes',
  )
  return isRecipes && !match ? { to: `/tag/${slug}${here.search}`, status: 302 } : null
}

/** `to` with the query of the address that leads there, unless it has one of its own. */
const keeping = (search: string, to: string): string =>
  to.includes('?') || to.includes('#') ? to : to + search

/** Where each of home's queries for a type leads (spec §2). */
const previews: ReadonlyMap<string | null, string> = new Map([
  ['story', '/stories'],
  ['recipe', '/recipes'],
  ['gallery', '/images'],
])

/** What queries of home and of /polls ask for (spec §2); null when for nothing else. */
function ofQuery(path: string, query: URLSearchParams): string | null {
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

/**
 * A visit that Facebook sent counts as one from this site's own posts there: its mark gives way to utm_source and
 * utm_medium, unless a campaign says better (spec §2).
 */
function ofFacebook(here: URL, host: string): string | null {
  const query = new URLSearchParams(here.search)
  if (!query.has('fbclid') || query.has('utm_source') || query.has('utm_medium')) return null
  query.delete('fbclid')
  query.set('utm_source', host)
  query.set('utm_medium', 'organic')
  return `${here.origin}${here.pathname}?${query}${here.hash}`
}

/** What an address says about a visit, beside where it leads (spec §2 Special query and path flags). */
export interface VisitFlags {
  /** The account is confirmed: the dialog says so. */
  justVerified: boolean
  /** A password is to be chosen: the dialog opens. */
  resetsPassword: boolean
  /** The path for which the account is to be verified first: the dialog asks for it (`urlFor.verify`). */
  verifyFor: string | null
  /** The visitor comes from an e-mail. */
  referredByEmail: boolean
}

/** Reads them. `search` is the query with its question mark. */
export function visitFlags({ pathname, search }: Pick<URL, 'pathname' | 'search'>): VisitFlags {
  const address = pathname + search
  const query = new URLSearchParams(search)
  return {
    justVerified: address.includes('just-verified'),
    resetsPassword: address.includes('reset_key'),
    verifyFor: pathname === '/profile' ? query.get('verify') : null,
    referredByEmail: query.get('utm_medium') === 'email',
  }
}
