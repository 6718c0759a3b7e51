/** What, typed in a search box, opens the debug tool: compared in lower case and without spaces (spec §2). */
export const debugPhrase = 'supersecretdebugtool'

/** Anchors of a thread page (spec §2). */
export const anchors = { discussion: 'forum-thread-discussion', comments: 'comment-thread' } as const

/** The addresses of the things that have a page, as paths on their site's host. */
export const urlFor = {
  home: () => '/',
  forums: () => '/forums',
  thread: (slug: string) => `/forums/${encodeURIComponent(slug)}`,
  /** A comment or reply on its thread's page. */
  comment: (threadSlug: string, id: string) => `${urlFor.thread(threadSlug)}#${id}`,
  createThread: () => '/create-thread',
  member: (slug: string) => `/members/${encodeURIComponent(slug)}`,
  profile: () => '/profile',
  editProfile: () => '/profile/edit',
  notifications: () => '/profile/notifications',
  search: () => '/search',
  community: () => '/community',
  aboutUs: () => '/about-us',
  termsOfUse: () => '/terms-of-use',
  privacyNotice: () => '/privacy-notice',
  privacyChoices: () => '/your-privacy-choices',
  cookieSettings: () => '/cookie-settings',
  communityRules: () => '/community-rules',
  adChoices: () => '/ad-choices',
  debugTool: () => '/super-secret-debug-tool',
  /** The page of the receipt of an erasure, and the receipt itself as a file. */
  erasureReceipt: (token: string) => `/deleted/${encodeURIComponent(token)}`,
  erasureReceiptFile: (token: string) => `/api/erasure-receipts/${encodeURIComponent(token)}`,
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
  login: (redirect?: string) => withRedirect('/member-login', redirect),
  registerUsername: (redirect?: string) => withRedirect('/register-username', redirect),
  register: (redirect?: string) => withRedirect('/register', redirect),
}

const withRedirect = (path: string, redirect: string | undefined) =>
  redirect && redirect !== '/' ? `${path}?redirect=${encodeURIComponent(redirect)}` : path

/** The address of a path on another site of the network: hosts are given with their port. */
export const onHost = (protocol: string, host: string, path = '/') => `${protocol}://${host}${path}`
