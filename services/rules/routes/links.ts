import { routes, type RoutedKind } from '../../../events/routes.ts'

/** Text that opens the debug tool when it is typed into a search box, in any case and with any spaces (spec §2). */
export const debugPhrase = 'supersecretdebugtool'

/** Anchors (ids of elements) on the page of a thread (spec §2). */
export const anchors = { discussion: 'forum-thread-discussion', comments: 'comment-thread' } as const

export type FollowType = 'members' | 'topics' | 'followers'

/** Types of items that have pages: kinds with a page of their own, and the archive of a member's texts. */
export type LinkedType = RoutedKind | 'author'

/** Those properties of an item that determine its URL. */
interface Linked {
  type: LinkedType
  slug: string
  /** Path of a post that does not follow from its slug, without the leading slash. */
  permalink?: string | null
  /** Prefix of the site that published the item first; null if that is the present site. */
  originalSite?: string | null
}

/** Site on whose page the link is. */
export interface LinkingSite {
  prefix: string
  /** Scheme, host and port of the request for the page on which the link is. */
  origin: string
  siteSummaries: readonly { prefix: string; host: string }[]
}

/** Path of an item's page, by the item's type and slug. */
export const pageOf = (type: LinkedType, slug: string): string =>
  (type === 'author' ? '/author/:slug' : routes[type]).replace(':slug', encodeURIComponent(slug))

/** Slugs of pages that have a path of their own on each site (spec §2); others are below `/posts/`. */
const ownPaths: ReadonlySet<string> = new Set(['about-us', 'community-rules'])

/** Types of items that belong to the whole network, so that every site has a page for them. */
const everywhere: ReadonlySet<LinkedType> = new Set(['member', 'author', 'disorder'])

const encoded = (path: string) => path.split('/').map(encodeURIComponent).join('/')

/** Path of an item on its own site: its permalink if it has one, otherwise a path by type and slug. */
function pathOf({ type, slug, permalink }: Linked): string {
  if (permalink) return `/${encoded(permalink.replace(/^\/+/, ''))}`
  return type === 'page' && ownPaths.has(slug) ? `/${slug}` : pageOf(type, slug)
}

/**
 * URL of an item (spec §2 Content link building). For content of this site it is a path. For content of another site
 * of the network it is a complete URL on that site's host, with a query that names the site; if that site is unknown,
 * it is a path with this query.
 */
function addressOf(item: Linked, site: LinkingSite): string {
  const path = pathOf(item)
  const { originalSite } = item
  if (!originalSite || originalSite === site.prefix) return path
  const home = site.siteSummaries.find(({ prefix }) => prefix === originalSite)
  const query = everywhere.has(item.type) ? '' : `?original_site=${encodeURIComponent(originalSite)}`
  return (home ? siteOrigin(home.host, site.origin) : '') + path + query
}

/** Origin of another site of the network: its host, with the scheme and port of the present page. */
export function siteOrigin(host: string, here: string): string {
  const { protocol, port } = new URL(here)
  return `${protocol}//${port && !host.includes(':') ? `${host}:${port}` : host}`
}

/** Path that logs a member of another site in before it continues to a page. */
export const HAND_OFF = '/api/auth/hand-off'

/** URL of a page of another site; a member who is logged in on the site `from` (prefix) will be logged in there. */
export const handOffUrl = (origin: string, { from, path }: { from: string; path: string }): string =>
  `${origin}${HAND_OFF}?${new URLSearchParams({ from, to: path })}`

/** Path that lets an administrator of a hidden site come in from the present one. */
export const HAND_OFF_PASS = `${HAND_OFF}/pass`

/** Path to a page of a site (prefix) that is hidden, for its administrators. */
export const passPath = (site: string, path: string): string =>
  `${HAND_OFF_PASS}?${new URLSearchParams({ for: site, to: path })}`

const withRedirect = (path: string, redirect: string | undefined) =>
  redirect && redirect !== '/' ? `${path}?redirect=${encodeURIComponent(redirect)}` : path

/** Functions that return the paths of items and screens on the present site. */
const paths = {
  home: () => '/',
  /** Path of a page that editors write as it would look as the home page. */
  homepage: (slug: string) => `/homepage/${encodeURIComponent(slug)}`,
  /** Path of the threads, or those in a category or with a tag, with further query parameters of the list. */
  forums: (list: { category?: string; tag?: string } & Readonly<Record<string, string>> = {}) =>
    Object.keys(list).length > 0 ? `/forums?${new URLSearchParams(list)}` : '/forums',
  thread: (slug: string) => pageOf('thread', slug),
  /** Path of a comment or reply on the page of its root; the query lets the server render the part around it. */
  comment: (page: string, id: string) => `${page}?comment=${id}#${id}`,
  createThread: (category?: string) =>
    category ? `/create-thread?${new URLSearchParams({ category })}` : '/create-thread',
  member: (slug: string) => pageOf('member', slug),
  /** Path of the viewer's own profile as other members see it. */
  ownMember: (slug: string) => `${pageOf('member', slug)}?preview`,
  /** Path of a page of the list of all articles, numbered from 1. */
  articles: (page = 1) => `/page/${page}`,
  /** Path of a list, such as those of galleries or of an author, at one of its pages. */
  listPage: (path: string, page: number) => (page > 1 ? `${path}?page=${page}` : path),
  author: (slug: string) => pageOf('author', slug),
  tag: (name: string) => `/tag/${encodeURIComponent(name)}`,
  /** Path of the articles in a category that has no post of its own. */
  collection: (category: string) => `/${category}`,
  condition: (slug: string) => pageOf('disorder', slug),
  /** Path of a page about a condition, such as the answer to a question. */
  conditionPage: (condition: string, slug: string) =>
    `${pageOf('disorder', condition)}/${encodeURIComponent(slug)}`,
  profile: () => '/profile',
  /** Path of the profile with the prompt to verify the account; `redirect` is the path that opens afterwards. */
  verify: (redirect: string) => `/profile?verify=${encodeURIComponent(redirect)}`,
  editProfile: () => '/profile/edit',
  accountSettings: () => '/profile/account',
  /** Path of a section of questions about the viewer, or of the first one. */
  questions: (section?: string) => `/profile/questions${section ? `/${section}` : ''}`,
  /** Path of a member's threads and replies. */
  awards: (slug: string) => `${pageOf('member', slug)}/awards`,
  ownAwards: () => '/profile/awards',
  activity: (slug: string) => `${pageOf('member', slug)}/activity`,
  /** Path of a member's status updates, and of one of them. */
  statuses: (slug: string) => `${pageOf('member', slug)}/status`,
  status: (slug: string, id: string) => `${pageOf('member', slug)}/status/${id}`,
  notifications: () => '/profile/notifications',
  notificationSettings: () => '/profile/notifications/settings',
  /** Path of the viewer's follows, or of one list of them. */
  following: (type?: FollowType) => (type ? `/profile/following/${type}` : '/profile/following'),
  bookmarks: () => '/profile/bookmarks',
  ownDecisions: () => '/profile/decisions',
  community: () => '/community',
  aboutUs: () => '/about-us',
  termsOfUse: () => '/terms-of-use',
  privacyNotice: () => '/privacy-notice',
  privacyChoices: () => '/your-privacy-choices',
  cookieSettings: () => '/cookie-settings',
  communityRules: () => '/community-rules',
  transparency: () => '/transparency',
  adChoices: () => '/ad-choices',
  /** Path of an erasure receipt's page, and path of the receipt as a file. */
  erasureReceipt: (token: string) => `/deleted/${encodeURIComponent(token)}`,
  erasureReceiptFile: (token: string) => `/api/erasure-receipts/${encodeURIComponent(token)}`,
  /** Path of the page on which people can check a receipt, and path of the API route that checks it. */
  checkReceipt: () => '/check-receipt',
  receiptCheck: () => '/api/erasure-receipts/check',
  ownData: () => '/api/my-data.zip',
  messages: () => '/messages',
  archive: () => '/messages/archive',
  blocked: () => '/messages/blocked',
  newMessage: () => '/messages/new',
  conversation: (id: string, isArchived = false) => `/messages/${isArchived ? 'archive/' : ''}${id}`,
  moderation: () => '/moderation',
  decisions: () => '/moderation/decisions',
  /** Path of the decisions that meet the filters in a query, as a file. */
  decisionsFile: (search: string) => `/api/decisions.csv?${search}`,
  rules: () => '/moderation/rules',
  moderationItem: (id: string) => `/moderation/${id}`,
  contentFlag: (assocType: string, id: string) => `/content-flag/${assocType}/${id}`,
  admin: () => '/wp-admin/',
  /** Paths of the editors' list of items, of a new item of a kind (by its `assocType`), and of the editor of one. */
  contentList: () => '/wp-admin/content',
  newContent: (type: string, draft?: string) =>
    `/wp-admin/content/new?${new URLSearchParams({ kind: type, ...(draft && { draft }) })}`,
  editContent: (id: string) => `/wp-admin/content/${id}`,
  media: () => '/wp-admin/media',
  mediaItem: (id: string) => `/wp-admin/media/${id}`,
  events: () => '/wp-admin/events',
  analytics: () => '/wp-admin/analytics',
  newQuestion: () => '/wp-admin/analytics/new',
  question: (id: string) => `/wp-admin/analytics/${id}`,
  /** Path of the answer to a question as a file. */
  answerFile: (id: string) => `/api/analytics/${id}.csv`,
  operations: () => '/wp-admin/operations',
  search: (term = '') => (term ? `/search?${new URLSearchParams({ s: term })}` : '/search'),
  debugTool: () => '/super-secret-debug-tool',
  conditions: () => '/wp-admin/conditions',
  /** Path of the administrators' list of members, and of the page on which they give to one. */
  members: () => '/wp-admin/members',
  givingTo: (slug: string) => `/wp-admin/members/${encodeURIComponent(slug)}`,
  sites: () => '/wp-admin/sites',
  newSite: () => '/wp-admin/sites/new',
  site: (prefix: string) => `/wp-admin/sites/${prefix}`,
  /** Path of a part of a community's settings (web/sites/SiteScreen.tsx). */
  sitePart: (prefix: string, part: string) => `/wp-admin/sites/${prefix}/${part}`,
  forgotPassword: () => '/forgot-password',
  /** Path to unsubscribe after a log-in. */
  unsubscribe: () => '/unsubscribe',
  logInSecurity: () => '/profile/account#log-in-security',
  login: (redirect?: string) => withRedirect('/member-login', redirect),
  /** Log-in page for a log-in that waits for its second factor. */
  secondFactor: (redirect: string) =>
    `/member-login?${new URLSearchParams({ 'second-factor': '', redirect })}`,
  register: (redirect?: string) => withRedirect('/register', redirect),
  registerUsername: (redirect?: string) => withRedirect('/register-username', redirect),
}

/** `urlFor(item, site)` is the URL of an item on any site; `urlFor.forums()` and others return paths on this site. */
export const urlFor = Object.assign(addressOf, paths)
