// The route table of the specification (§2), written without use of the code's route table.

export interface Row {
  path: string
  /** Heading of the screen to which the route leads. */
  heading?: string | RegExp
  /** HTTP status of the response; by default 200. */
  status?: number
  to?: [status: number, location: string]
  /** True for a route whose item is missing, as opposed to an address without a route. */
  isRoute?: true
  /** True for a text that only editors can read; others are told so, whether it exists or not. */
  isPreview?: true
  /** People who may open the route; by default everyone. */
  for?: 'members' | 'verified' | 'visitors' | 'moderators' | 'administrators'
  /** True if members without a username may open the route; others send them to the page where they choose one. */
  unnamed?: true
  /** Feature that must be switched on, as the route otherwise redirects to the home page. */
  feature?: string
}

const oops = "Oops! We can't find that page."
const leads = (path: string, location: string, status = 301, more: Partial<Row> = {}): Row => ({
  path,
  to: [status, location],
  ...more,
})
/** A route to an item that does not exist. */
const missing = (path: string): Row => ({ path, heading: oops, status: 404, isRoute: true })
/** An address at which nothing is built yet; nobody is asked for an account before they read so. */
const unbuilt = (path: string): Row => ({ path, heading: oops, status: 404 })
const community = { feature: 'community' } as const
const forums = { feature: 'Forums' } as const
const statuses = { feature: 'status_updates' } as const
const messaging = { feature: 'private_messaging', for: 'members' } as const
const account = { for: 'members' } as const

/** All rows of the table; `thread` must be the slug of an existing thread. */
export const routeTable = (thread: { id: string; slug: string }): Row[] => [
  // Content routes
  { path: '/', heading: /Lupus|Good to see you/ },
  leads('/?s=knees', '/search?s=knees', 302),
  leads('/?p=12', '/post/12?preview=true', 302),
  leads('/?preview_id=12', '/post/12?preview=true', 302),
  leads('/?page_id=12', '/post/12?preview=true', 302),
  leads('/?post_type=story&p=12', '/stories/12?preview=true', 302),
  leads('/?post_type=recipe&p=12', '/recipes/12?preview=true', 302),
  leads('/?post_type=gallery&p=12', '/images/12?preview=true', 302),
  { path: '/search?s=knees', heading: 'Results for “knees”' },
  { path: '/page/1', heading: 'All articles' },
  missing('/page/2'),
  missing('/author/ada'),
  { path: '/images', heading: 'Galleries' },
  missing('/images/spring'),
  { path: '/sponsored', heading: 'Sponsored articles' },
  { path: '/featured', heading: 'Featured' },
  { ...missing('/homepage/spring'), isPreview: true },
  leads('/polls?poll_id=7', '/polls/7', 302),
  leads('/polls', '/'),
  unbuilt('/polls/7'),
  unbuilt('/vote/post/7'),
  unbuilt('/quizzes'),
  unbuilt('/quizzes/sleep'),
  missing('/a-post'),
  missing('/a-category/a-post'),
  missing('/a-category/a-post/2'),
  missing('/one/two/three/a-post/2'),
  missing('/post/12'),
  missing('/post/a-post'),
  missing('/posts/a-post'),
  missing('/infographic/a-picture'),
  missing('/myjournai/today'),
  missing('/tag/sleep'),
  { path: '/living', heading: 'Living' },
  missing('/news'),
  leads('/dinner', '/tag/dinner', 302),
  { path: '/tag/dinner', heading: 'Dinner' },
  { path: '/conditions/lupus', heading: 'Lupus' },
  { path: '/conditions/lupus/signs', heading: oops, status: 404, isRoute: true },
  { path: '/community', heading: 'Community', ...community },
  unbuilt('/stories'),
  unbuilt('/stories/new'),
  unbuilt('/stories/mine'),
  leads('/story/mine', '/stories/mine'),
  unbuilt('/recipes'),
  unbuilt('/recipes/new'),
  unbuilt('/recipes/soup'),
  { path: '/forums', heading: /Forums/i, ...forums },
  { path: `/forums/${thread.slug}`, heading: 'Sore knees', ...forums },
  { path: '/create-thread', heading: /thread/i, for: 'verified', ...forums },
  leads('/forum', '/forums'),
  leads('/forum/pain', '/forums?tag=pain'),
  leads('/topic/sore-knees', '/forums/sore-knees'),
  leads('/q-and-a', '/forums'),
  leads('/q-and-a/sore-knees', '/forums/sore-knees'),
  leads('/q_and_a', '/forums'),
  leads('/q_and_a/sore-knees', '/forums/sore-knees'),
  { path: '/email-unsubscribe', heading: 'Unsubscribe', unnamed: true },
  { path: '/unsubscribe.php', heading: 'Unsubscribe', unnamed: true },
  { path: '/unsubscribe', heading: 'Unsubscribe', for: 'members', unnamed: true },
  { path: '/404', heading: oops, status: 404, unnamed: true },
  { path: '/super-secret-debug-tool', heading: 'Debug tool', for: 'administrators', unnamed: true },
  unbuilt('/experiment-demo'),
  leads('/privacy-notice', 'https://corporate.example/privacy-notice', 302),
  leads('/terms-of-use', 'https://corporate.example/terms-of-use', 302),
  { path: '/demo/terms-of-use', heading: oops, status: 404, unnamed: true },
  { path: '/about-us', heading: 'About us', unnamed: true },
  { path: '/community-rules', heading: 'Community rules', unnamed: true },
  { path: '/transparency', heading: /^How .* is moderated$/, unnamed: true },

  // Members and account
  { path: '/members/amara-osei', heading: 'Amara Osei' },
  { path: '/members/amara-osei/activity', heading: 'Activity of Amara Osei' },
  { path: '/members/amara-osei/status', heading: 'Status updates of Amara Osei', ...statuses },
  { path: '/members/amara-osei/status/7', heading: oops, status: 404, isRoute: true, ...statuses },
  { path: '/members/amara-osei/awards', heading: 'Awards of Amara Osei' },
  { path: '/profile', heading: /./, ...account },
  { path: '/profile/account', heading: 'Account settings', ...account },
  { path: '/profile/edit', heading: 'Edit your profile', ...account },
  { path: '/profile/notifications', heading: 'Notifications', ...account },
  { path: '/profile/notifications/settings', heading: 'Notification settings', ...account },
  { path: '/profile/questions', heading: 'About you', ...account },
  { path: '/profile/questions/extended', heading: 'Living with your condition', ...account },
  { path: '/profile/questions/social', heading: 'Everyday life', ...account },
  { path: '/profile/following', heading: 'Following', ...account },
  { path: '/profile/following/members', heading: 'Members you follow', ...account },
  { path: '/profile/bookmarks', heading: /Bookmarks/, ...account },
  { path: '/profile/decisions', heading: 'Decisions about you', ...account },
  { path: '/profile/awards', heading: 'Your awards', ...account },

  // Messages
  { path: '/messages', heading: /Messages/, ...messaging },
  { path: '/messages/archive', heading: /Messages|Archive/i, ...messaging },
  {
    path: '/messages/archive/conversation_00000000000000000000000000',
    heading: oops,
    status: 404,
    ...messaging,
  },
  { path: '/messages/blocked', heading: /Blocked|Messages/i, ...messaging },
  { path: '/messages/conversation_00000000000000000000000000', heading: oops, status: 404, ...messaging },
  { path: '/messages/new', heading: /message/i, ...messaging, for: 'verified' },

  // Auth routes
  { path: '/register', heading: /./, for: 'visitors', feature: 'Accounts' },
  { path: '/member-login', heading: /./, for: 'visitors' },
  leads('/admin', '/member-login'),
  leads('/dashboard/wp-login.php', '/forgot-password'),
  { path: '/forgot-password', heading: 'Trouble signing in?', unnamed: true },
  { path: '/update-email', heading: 'Confirm your new email address', unnamed: true },
  { path: '/patient-leader-certification-program-login', heading: /./, for: 'visitors' },
  { path: '/moderation', heading: 'Moderation', for: 'moderators', unnamed: true },
  { path: '/moderation/decisions', heading: 'Decisions', for: 'moderators', unnamed: true },
  { path: `/moderation/${thread.id}`, heading: /./, for: 'moderators', unnamed: true },
  {
    path: `/content-flag/THREAD/${thread.id}`,
    heading: /^Thread by /,
    for: 'administrators',
    unnamed: true,
  },
  { path: '/wp-admin/', heading: 'Administration', for: 'administrators', unnamed: true },
]
