import { routes, type RoutedKind } from '../../../events/kinds.ts'

/** What, typed in a search box, opens the debug tool: compared in lower case and without spaces (spec §2). */
export const debugPhrase = 'supersecretdebugtool'

/** Anchors of a thread page (spec §2). */
export const anchors = { discussion: 'forum-thread-discussion', comments: 'comment-thread' } as const

/** The kinds of things that have a page of their own; an author's archive is another page of a member. */
export type LinkedType = RoutedKind | 'author'

/** What a link to a thing is made of. */
interface Linked {
  type: LinkedType
  slug: string
  /** Path of a post that has one of its own, without the slash before it. */
  permalink?: string | null
  /** Prefix of the site where it was published first; null where that is this site. */
  originalSite?: string | null
}

/** Where a link stands. */
export interface LinkingSite {
  prefix: string
  /** Scheme, host and port that the page was asked from. */
  origin: string
  /** The sites of the network. */
  siteSummaries: readonly { prefix: string; host: string }[]
}

/** The path of the page of a thing. */
export const pageOf = (type: LinkedType, slug: string): string =>
  (type === 'author' ? '/author/:slug' : routes[type]).replace(':slug', encodeURIComponent(slug))

/** Types of which only the network has them, not a site: every site shows them. */
const everywhere: ReadonlySet<LinkedType> = new Set(['member', 'author'])

/** A path whose segments are encoded. */
const encoded = (path: string) => path.split('/').map(encodeURIComponent).join('/')

/** The path of a thing on its own site: its permalink, else by its type and slug. */
const pathOf = ({ type, slug, permalink }: Linked): string =>
  permalink ? `/${encoded(permalink.replace(/^\/+/, ''))}` : pageOf(type, slug)

/**
 * The address of a thing (spec §2 Content link building): a path, or, of what another site of the network published,
 * a whole address on that site's host, whose query says so. A site that is not known (any more) is named in the query
 * alone.
 */
function addressOf(item: Linked, site: LinkingSite): string {
  const path = pathOf(item)
  const { originalSite } = item
  if (!originalSite || originalSite === site.prefix) return path
  const home = site.siteSummaries.find(({ prefix }) => prefix === originalSite)
  const query = everywhere.has(item.type) ? '' : `?original_site=${encodeURIComponent(originalSite)}`
  return (home ? siteOrigin(home.host, site.origin) : '') + path + query
}

/** The scheme, host and port of a sister site: those that this page was asked from, with the other host. */
export function siteOrigin(host: string, here: string): string {
  const { protocol, port } = new URL(here)
  return `${protocol}//${port && !host.includes(':') ? `${host}:${port}` : host}`
}

const withRedirect = (path: string, redirect: string | undefined) =>
  redirect && redirect !== '/' ? `${path}?redirect=${encodeURIComponent(redirect)}` : path

/** The addresses of the things and screens of this site, as paths on its host. */
const paths = {
  home: () => '/',
  forums: () => '/forums',
  thread: (slug: string) => pageOf('thread', slug),
  createThread: () => '/create-thread',
  member: (slug: string) => pageOf('member', slug),
  /** One's own profile as others see it. */
  ownMember: (slug: string) => `${pageOf('member', slug)}?preview`,
  profile: () => '/profile',
  /** The profile, with the prompt to verify the account over it; `redirect` is where that leads. */
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
  /** The page of the receipt of an erasure, and the receipt itself as a file. */
  erasureReceipt: (token: string) => `/deleted/${encodeURIComponent(token)}`,
  erasureReceiptFile: (token: string) => `/api/erasure-receipts/${encodeURIComponent(token)}`,
  /** The page that checks such a file, and the call behind it. */
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
  /** The answer of a question as a file. */
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

/** `urlFor(item, site)` is the address of a thing on whichever site it is; `urlFor.forums()` and its like are paths here. */
export const urlFor = Object.assign(addressOf, paths)
