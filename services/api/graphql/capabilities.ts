// Generated from services/api/graphql/{*,*/*}.ts by `npm run generate`.
import { accessRecoveryResolvers } from './access-recoveries/resolvers.ts'
import { phoneResolvers } from './accounts/phones.ts'
import { accountResolvers } from './accounts/resolvers.ts'
import { analyticsResolvers } from './analytics/resolvers.ts'
import { authAccountsResolvers } from './auth-accounts/resolvers.ts'
import { autosaveResolvers } from './autosaves/resolvers.ts'
import { awardsResolvers } from './awards/resolvers.ts'
import { bookmarkResolvers } from './bookmarks/resolvers.ts'
import { commentResolvers } from './comments/resolvers.ts'
import { disorderResolvers } from './disorders/resolvers.ts'
import { versionResolvers } from './earlier-versions/resolvers.ts'
import { editingResolvers } from './editing/resolvers.ts'
import { erasureResolvers } from './erasure/resolvers.ts'
import { eventResolvers } from './events/resolvers.ts'
import { followResolvers } from './follows/resolvers.ts'
import { forumResolvers } from './forums/resolvers.ts'
import { givingResolvers } from './giving/resolvers.ts'
import { linkPreviewResolvers } from './link-previews/resolvers.ts'
import { mailChoicesResolvers } from './mail-choices/resolvers.ts'
import { maintenanceResolvers } from './maintenance/resolvers.ts'
import { mediaResolvers } from './media/resolvers.ts'
import { messagingResolvers } from './messaging/resolvers.ts'
import { moderationResolvers } from './moderation/resolvers.ts'
import { nodeResolvers } from './node.ts'
import { pushResolvers } from './notices/push.ts'
import { noticeResolvers } from './notices/resolvers.ts'
import { operationResolvers } from './operations/resolvers.ts'
import { profilePictureResolvers } from './profile-pictures/resolvers.ts'
import { profileValueResolvers } from './profile-values/resolvers.ts'
import { publishingResolvers } from './publishing/resolvers.ts'
import { reactionResolvers } from './reactions/resolvers.ts'
import { readPlaceResolvers } from './read-places/resolvers.ts'
import { recommendationResolvers } from './recommendations/resolvers.ts'
import { searchResolvers } from './search/resolvers.ts'
import { sectionResolvers } from './sections/resolvers.ts'
import { siteResolvers } from './sites/resolvers.ts'
import { socialSitesResolvers } from './social-sites/resolvers.ts'
import { statusResolvers } from './statuses/resolvers.ts'
import { userDisordersResolvers } from './user-disorders/resolvers.ts'
import { withdrawalResolvers } from './withdrawals/resolvers.ts'
import type { Resolvers } from './__generated__/resolvers.ts'

export const capabilities: readonly Resolvers[] = [
  accessRecoveryResolvers,
  phoneResolvers,
  accountResolvers,
  analyticsResolvers,
  authAccountsResolvers,
  autosaveResolvers,
  awardsResolvers,
  bookmarkResolvers,
  commentResolvers,
  disorderResolvers,
  versionResolvers,
  editingResolvers,
  erasureResolvers,
  eventResolvers,
  followResolvers,
  forumResolvers,
  givingResolvers,
  linkPreviewResolvers,
  mailChoicesResolvers,
  maintenanceResolvers,
  mediaResolvers,
  messagingResolvers,
  moderationResolvers,
  nodeResolvers,
  pushResolvers,
  noticeResolvers,
  operationResolvers,
  profilePictureResolvers,
  profileValueResolvers,
  publishingResolvers,
  reactionResolvers,
  readPlaceResolvers,
  recommendationResolvers,
  searchResolvers,
  sectionResolvers,
  siteResolvers,
  socialSitesResolvers,
  statusResolvers,
  userDisordersResolvers,
  withdrawalResolvers,
]
