import type { Action } from '../authorise.ts'
import { matchSegments, nameIn, segmentsOf } from './paths.ts'

/** A route of the route table (spec §2), with the requirements that visitors must meet. */
export interface Route {
  /** Pattern of paths: `:name` matches one segment, and `*` all paths that no other route matches. */
  path: string
  /** Module in `web/` that shows the screen. */
  screen?: string
  /** False if nothing is at the address yet: nobody finds it, and it is not offered. */
  isBuilt?: false
  inside?: string
  redirect?: string
  corporate?: string
  plain?: string
  /** Feature that must be switched on; otherwise the route redirects to the home page. */
  feature?: string
  /** Required state of the viewer: `auth` is signed in, `verify` is signed in and verified, `visitor` is signed out. */
  needs?: 'auth' | 'verify' | 'visitor'
  may?: Action
  /** False if members without a username cannot open the route before they choose one. */
  requiresUsername?: false
  /** True if the page publishes something, in which case the login dialog must not leave out a step. */
  ugc?: true
  text?: string
  logInText?: string
  robots?: 'noindex'
}

const messaging = {
  feature: 'private_messaging',
  inside: 'messaging/MessagesScreen',
  robots: 'noindex',
} as const
const messages = { ...messaging, needs: 'auth', logInText: 'Log in to read your messages.' } as const
const account = { needs: 'auth', robots: 'noindex' } as const
const later = { isBuilt: false } as const
const forums = { feature: 'Forums' } as const
const statuses = { feature: 'status_updates', robots: 'noindex' } as const
const hidden = { robots: 'noindex' } as const
/** Properties of the routes to pages about the site, legal pages, and pages to leave. */
const unnamed = { requiresUsername: false } as const
const administration = (action: Action) => ({ ...account, may: action, ...unnamed }) as const

/** Path of the corporate pages in the demo; other networks have these pages on hosts of their own. */
export const demoPages = '/demo'

/** All routes of a site (spec §2), for server and browser; of several that match a path, the first applies. */
export const routes: readonly Route[] = [
  { path: '/', screen: 'sites/HomeScreen' },
  { path: '/just-verified', screen: 'sites/HomeScreen', ...hidden },
  { path: '/search', screen: 'search/SearchScreen', ...hidden },
  { path: '/page/:pageNumber', screen: 'content/PostsScreen' },
  { path: '/author/:slug', screen: 'content/AuthorScreen' },
  { path: '/images', screen: 'content/PostsScreen' },
  { path: '/images/:slug', screen: 'content/PostScreen' },
  { path: '/sponsored', screen: 'content/PostsScreen' },
  { path: '/featured', screen: 'content/PostsScreen' },
  { path: '/homepage/:slug', screen: 'sites/HomepagePreviewScreen', ...hidden },
  { path: '/polls', redirect: '/' },
  { path: '/polls/:legacyPollId', ...later },
  { path: '/vote/:engagementType/:engagementId', ...later },
  { path: '/quizzes', ...later },
  { path: '/quizzes/:slug', ...later },
  { path: '/post/:slug', screen: 'content/PostScreen' },
  { path: '/posts/:slug', screen: 'content/PostScreen' },
  { path: '/infographic/:slug', screen: 'content/PostScreen' },
  { path: '/myjournai/:slug', screen: 'content/PostScreen', ...hidden },
  { path: '/tag/:slug', screen: 'content/TagScreen' },
  { path: '/conditions/:slug', screen: 'disorders/ConditionScreen' },
  { path: '/conditions/:conditionSlug/:slug', screen: 'disorders/ConditionPageScreen' },
  { path: '/community', screen: 'community/CommunityScreen', feature: 'community' },
  { path: '/stories', ...later },
  { path: '/stories/:slug', ...later },
  { path: '/story/:slug', redirect: '/stories/:slug' },
  { path: '/recipes', ...later },
  { path: '/recipes/:slug', ...later },
  { path: '/forums', screen: 'forums/ForumsScreen', ...forums },
  { path: '/forums/:slug', screen: 'forums/ThreadScreen', ...forums },
  {
    path: '/create-thread',
    screen: 'forums/CreateThreadScreen',
    ...forums,
    ...hidden,
    needs: 'verify',
    ugc: true,
    text: 'Create an account to post a forum.',
    logInText: 'Log in to start a thread.',
  },
  { path: '/forum', redirect: '/forums' },
  { path: '/forum/:tagName', redirect: '/forums?tag=:tagName' },
  { path: '/topic/:slug', redirect: '/forums/:slug' },
  { path: '/q-and-a', redirect: '/forums' },
  { path: '/q-and-a/:slug', redirect: '/forums/:slug' },
  { path: '/q_and_a', redirect: '/forums' },
  { path: '/q_and_a/:slug', redirect: '/forums/:slug' },
  { path: '/email-unsubscribe', screen: 'mail-choices/UnsubscribeScreen', ...hidden, ...unnamed },
  { path: '/unsubscribe.php', screen: 'mail-choices/UnsubscribeScreen', ...hidden, ...unnamed },
  { path: '/unsubscribe', screen: 'mail-choices/UnsubscribeScreen', ...account, ...unnamed },
  { path: '/404', screen: 'shell/NotFoundScreen', ...hidden, ...unnamed },
  { path: '/ok', plain: 'ok' },
  { path: '/super-secret-debug-tool', screen: 'shell/DebugScreen', ...administration('viewOperations') },
  { path: '/experiment-demo', ...later },
  { path: '/privacy-notice', corporate: '/privacy-notice' },
  { path: '/terms-of-use', corporate: '/terms-of-use' },
  { path: `${demoPages}/:page`, screen: 'content/DemoScreen', ...hidden, ...unnamed },
  { path: '/about-us', screen: 'content/AboutScreen', ...unnamed },
  { path: '/your-privacy-choices', screen: 'consent/PrivacyChoicesScreen', ...unnamed },
  { path: '/cookie-settings', screen: 'consent/CookieSettingsScreen', ...unnamed },
  { path: '/community-rules', screen: 'content/CommunityRulesScreen', ...unnamed },
  { path: '/transparency', screen: 'moderation/TransparencyScreen', ...unnamed },
  { path: '/ad-choices', ...later },

  { path: '/members/:slug', screen: 'profile/MemberScreen', ...hidden },
  { path: '/members/:slug/activity', screen: 'activity/ActivityScreen', ...hidden },
  { path: '/members/:slug/status', screen: 'statuses/StatusesScreen', ...statuses },
  { path: '/members/:slug/status/:id', screen: 'statuses/StatusScreen', ...statuses },
  { path: '/members/:slug/awards', screen: 'awards/MemberAwardsScreen', ...hidden },
  {
    path: '/profile',
    screen: 'profile/ProfileScreen',
    ...account,
    logInText: 'Log in to see your profile.',
  },
  { path: '/profile/account', screen: 'profile/AccountScreen', ...account },
  { path: '/profile/edit', screen: 'profile-values/EditProfileScreen', ...account },
  { path: '/profile/notifications', screen: 'notices/NoticesScreen', ...account },
  { path: '/profile/notifications/settings', screen: 'notices/NoticeSettingsScreen', ...account },
  { path: '/profile/questions', screen: 'profile-values/QuestionsScreen', ...account },
  { path: '/profile/questions/:slug', screen: 'profile-values/QuestionsScreen', ...account },
  { path: '/profile/following', screen: 'follows/FollowingScreen', ...account },
  { path: '/profile/following/:followType', screen: 'follows/FollowingScreen', ...account },
  { path: '/profile/bookmarks', screen: 'bookmarks/BookmarksScreen', ...account },
  { path: '/profile/decisions', screen: 'moderation/OwnDecisionsScreen', ...account },
  { path: '/profile/awards', screen: 'awards/AwardsScreen', ...account },
  { path: '/deleted/:token', screen: 'erasure/DeletedScreen', ...hidden, ...unnamed },
  { path: '/check-receipt', screen: 'erasure/CheckReceiptScreen', ...hidden, ...unnamed },

  { path: '/messages', screen: 'messaging/NoConversationScreen', ...messages },
  {
    path: '/messages/new',
    screen: 'messaging/NewMessageScreen',
    ...messaging,
    needs: 'verify',
    text: 'Create an account to send a private message.',
    logInText: 'Log in to send a message.',
  },
  { path: '/messages/archive', screen: 'messaging/NoConversationScreen', ...messages },
  { path: '/messages/archive/:conversationId', screen: 'messaging/ConversationScreen', ...messages },
  { path: '/messages/blocked', screen: 'messaging/BlockedScreen', ...messages },
  { path: '/messages/:conversationId', screen: 'messaging/ConversationScreen', ...messages },

  { path: '/register', screen: 'accounts/RegisterScreen', ...hidden, needs: 'visitor', feature: 'Accounts' },
  { path: '/member-login', screen: 'accounts/LoginScreen', ...hidden, needs: 'visitor' },
  {
    path: '/register-username',
    screen: 'accounts/RegisterUsernameScreen',
    ...account,
    ...unnamed,
  },
  { path: '/forgot-password', screen: 'accounts/LoginScreen', ...hidden, ...unnamed },
  { path: '/update-email', screen: 'accounts/UpdateEmailScreen', ...hidden, ...unnamed },
  { path: '/keep-access', screen: 'access-recoveries/KeepAccessScreen', ...hidden, ...unnamed },
  { path: '/admin', redirect: '/member-login' },
  { path: '/dashboard/wp-login.php', redirect: '/forgot-password' },
  {
    path: '/patient-leader-certification-program-login',
    screen: 'accounts/LoginScreen',
    ...hidden,
    needs: 'visitor',
  },

  { path: '/moderation', screen: 'moderation/ModerationScreen', ...administration('viewModeration') },
  {
    path: '/moderation/decisions',
    screen: 'moderation/DecisionsScreen',
    ...administration('viewModeration'),
  },
  { path: '/moderation/rules', screen: 'moderation/RulesScreen', ...administration('viewModeration') },
  { path: '/moderation/:id', screen: 'moderation/HistoryScreen', ...administration('viewModeration') },
  {
    path: '/content-flag/:assocType/:assocId',
    screen: 'moderation/ContentFlagScreen',
    ...administration('viewContentFlag'),
  },
  { path: '/wp-admin', screen: 'operations/AdminScreen', ...administration('viewOperations') },
  { path: '/wp-admin/content', screen: 'publishing/ContentScreen', ...administration('writePosts') },
  { path: '/wp-admin/content/new', screen: 'publishing/NewContentScreen', ...administration('writePosts') },
  { path: '/wp-admin/content/:id', screen: 'publishing/EditContentScreen', ...administration('writePosts') },
  { path: '/wp-admin/media', screen: 'media/MediaScreen', ...administration('writePosts') },
  { path: '/wp-admin/media/:id', screen: 'media/MediaItemScreen', ...administration('writePosts') },
  { path: '/wp-admin/events', screen: 'events/EventsScreen', ...administration('viewEvents') },
  {
    path: '/wp-admin/operations',
    screen: 'operations/OperationsScreen',
    ...administration('viewOperations'),
  },
  {
    path: '/wp-admin/conditions',
    screen: 'disorders/ConditionsScreen',
    ...administration('administerDisorders'),
  },
  { path: '/wp-admin/members', screen: 'giving/MembersScreen', ...administration('changeRole') },
  {
    path: '/wp-admin/members/:slug',
    screen: 'giving/MemberGivingScreen',
    ...administration('changeRole'),
  },
  { path: '/wp-admin/sites', screen: 'sites/SitesScreen', ...administration('administerSites') },
  { path: '/wp-admin/sites/new', screen: 'sites/NewSiteScreen', ...administration('administerSites') },
  { path: '/wp-admin/sites/:prefix', screen: 'sites/SiteScreen', ...administration('administerSites') },
  { path: '/wp-admin/sites/:prefix/:part', screen: 'sites/SiteScreen', ...administration('administerSites') },
  { path: '/wp-admin/analytics', screen: 'analytics/AnalyticsScreen', ...administration('analyse') },
  { path: '/wp-admin/analytics/new', screen: 'analytics/NewQuestionScreen', ...administration('analyse') },
  { path: '/wp-admin/analytics/:id', screen: 'analytics/QuestionScreen', ...administration('analyse') },

  { path: '*', screen: 'content/AddressScreen' },
]

const apiSegments = [
  'api',
  'assets',
  'dev',
  'metrics',
  'live',
  'ready',
  'robots.txt',
  'sitemap.xml',
  'favicon.ico',
  'feed',
  'preview-picture',
]

/** First segments of all routes, which a category therefore cannot have as its slug. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  ...apiSegments,
  ...routes.map(({ path }) => path.split('/')[1] ?? '').filter(Boolean),
])

export interface RoutedSite {
  features: readonly string[]
  /** Categories of the site; null if they are unavailable at present. */
  categories: readonly TaxonomyEntry[] | null
}

interface TaxonomyEntry {
  slug: string
  hasPost: boolean
  indexType: string
}

interface RouteMatch {
  route: Route
  params: Record<string, string>
  /** Slug of the category whose collection is at this address; otherwise a post may be there. */
  collection?: string
}

/** Patterns by their first segment, in the order of the table; no pattern begins with a `:name`. */
const patterns = Map.groupBy(
  routes.map((route) => ({ route, wanted: route.path.split('/') })),
  ({ wanted }) => wanted[1] ?? '',
)

/** The route of a path; null if there is none. */
export function routeOf(path: string, { categories }: Pick<RoutedSite, 'categories'>): RouteMatch | null {
  const segments = segmentsOf(path)
  const [, first = ''] = segments.normalized
  for (const { route, wanted } of patterns.get(first) ?? []) {
    const params = matchSegments(wanted, segments)
    if (params) return { route, params }
  }
  const params = reservedSlugs.has(first) ? null : nameIn(segments)
  if (!params) return null
  const route = routes.at(-1)!
  const category = categories?.find(({ slug, hasPost }) => slug === params.permalink && !hasPost)
  if (!category) return { route, params }
  // The index of recipes is at /tag/{slug} instead (spec §2).
  return category.indexType === 'recipes' ? null : { route, params, collection: category.slug }
}
