import { routes, type RoutedKind } from '../../../events/kinds.ts'

/** Text that opens the debug tool when typed into a search box, in any case and with any spaces (spec §2). */
export const debugPhrase = 'supersecretdebugtool'

/** Anchors of a thread page (spec §2). */
export const anchors = { discussion: 'forum-thread-discussion', comments: 'comment-thread' } as const

/** Types with pages: kinds that have a page, and the archive of a member's texts. */
export type LinkedType = RoutedKind | 'author'

/** Properties of an item from which a link to it is made. */
interface Linked {
  type: LinkedType
  slug: string
  /** Path of a post that has its own, without the leading slash. */
  permalink?: string | null
  /** Prefix of the site that published the item first; null if that is this site. */
  originalSite?: string | null
}

/** The site whose page contains the link. */
export interface LinkingSite {
  prefix: string
  /** Scheme, host and port of the page's request. */
  origin: string
  /** The sites of the network. */
  siteSummaries: readonly { prefix: string; host: string }[]
}

/** Path of an item's page. */
export const pageOf = (type: LinkedType, slug: string): string =>
  (type === 'author' ? '/author/:slug' : routes[type]).replace(':slug', encodeURIComponent(slug))

/** Types that belong to the whole network, so that every site shows them. */
const everywhere: ReadonlySet<LinkedType> = new Set(['member', 'author', 'disorder'])

/** A path whose segments are encoded. */
const encoded = (path: string) => path.split('/').map(encodeURIComponent).join('/')

/** Path of an item on its own site: its permalink, or else a path by type and slug. */
const pathOf = ({ type, slug, permalink }: Linked): string =>
  permalink ? `/${encoded(permalink.replace(/^\/+/, ''))}` : pageOf(type, slug)

/**
 * URL of an item (spec §2 Content link building): a path, or, for content of another site of the network, a complete
 * URL on that site's host, with a query that names the site. For an unknown site, only the query names it.
 */
function addressOf(item: Linked, site: LinkingSite): string {
  const path = pathOf(item)
  const { originalSite } = item
  if (!originalSite || originalSite === site.prefix) return path
  const home = site.siteSummaries.find(({ prefix }) => prefix === originalSite)
  const query = everywhere.has(item.type) ? '' : `?original_site=${encodeURIComponent(originalSite)}`
  return (home ? siteOrigin(home.host, site.origin) : '') + path + query
}

/** Scheme, host and port of another site of the network: those of this page, with the other host. */
export function siteOrigin(host: string, here: string): string {
  const { protocol, port } = new URL(here)
  return `${protocol}//${port && !host.includes(':') ? `${host}:${port}` : host}`
}

const withRedirect = (path: string, redirect: string | undefined) =>
  redirect && redirect !== '/' ? `${path}?redirect=${encodeURIComponent(redirect)}` : path

/** Paths of items and screens on this site. */
const paths = {
  home: () => '/',
  forums: () => '/forums',
  thread: (slug: string) => pageOf('thread', slug),
  createThread: () => '/create-thread',
  member: (slug: string) => pageOf('member', slug),
  /** The viewer's own profile as others see it. */
  ownMember: (slug: string) => `${pageOf('member', slug)}?preview`,
  condition: (slug: string) => pageOf('disorder', slug),
  /** A page about a condition, such as a question that is answered. */
  conditionPage: (condition: string, slug: string) =>
    `${pageOf('disorder', condition)}/${encodeURIComponent(slug)}`,
  profile: () => '/profile',
  /** The profile, with the prompt to verify the account on top; `redirect` is the path after it. */
  verify: (redirect: string) => `/profile?verify=${encodeURIComponent(redirect)}`,
  editProfile: () => '/profile/edit',
  notifications: () => '/profile/notifications',
  bookmarks: () => '/profile/bookmarks',
  community: () => '/community',
  aboutUs: () => '/about-us',
  termsOfUse: () => '/terms-of-use',
  privacyNotice: () => '/privacy-notice',
  privacyChoices: () => '/your-privacy-choices',
  cookieSettings: () => '/cookie-settings',
  communityRules: () => '/community-rules',
  adChoices: () => '/ad-choices',
  /** The page of an erasure's receipt, and the receipt itself as a file. */
  erasureReceipt: (token: string) => `/deleted/${encodeURIComponent(token)}`,
  erasureReceiptFile: (token: string) => `/api/erasure-receipts/${encodeURIComponent(token)}`,
  /** The page that checks a receipt's file, and the API route that it calls. */
  checkReceipt: () => '/check-receipt',
  receiptCheck: () => '/api/erasure-receipts/check',
  ownData: () => '/api/my-data.zip',
  messages: () => '/messages',
  archive: () => '/messages/archive',
  blocked: () => '/messages/blocked',
  newMessage: () => '/messages/new',
  conversation: (id: string, isArchived = false) => `/messages/${isArchived ? 'archive/' : ''}${id}`,
  moderation: () => '/moderation',
  moderationItem: (id: string) => `/moderation/${id}`,
  admin: () => '/wp-admin/',
  events: () => '/wp-admin/events',
  analytics: () => '/wp-admin/analytics',
  newQuestion: () => '/wp-admin/analytics/new',
  question: (id: string) => `/wp-admin/analytics/${id}`,
  /** The answer to a question as a file. */
  answerFile: (id: string) => `/api/analytics/${id}.csv`,
  operations: () => '/wp-admin/operations',
  search: (term = '') => (term ? `/search?${new URLSearchParams({ s: term })}` : '/search'),
  debugTool: () => '/super-secret-debug-tool',
  sites: () => '/wp-admin/sites',
  site: (prefix: string) => `/wp-admin/sites/${prefix}`,
  login: (redirect?: string) => withRedirect('/member-login', redirect),
  register: (redirect?: string) => withRedirect('/register', redirect),
  registerUsername: (redirect?: string) => withRedirect('/register-username', redirect),
}

/**
 * `urlFor(item, site)` is the URL of an item on any site; functions such as `urlFor.forums()` return paths on this
 * site.
 */
export const urlFor = Object.assign(addressOf, paths)
