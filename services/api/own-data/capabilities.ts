// Generated from services/api/own-data/lists/*.ts by `npm run generate`.
import { questionLists } from './lists/analytics.ts'
import { authAccountLists } from './lists/auth-accounts.ts'
import { autosaveLists } from './lists/autosaves.ts'
import { awardsLists } from './lists/awards.ts'
import { bookmarkLists } from './lists/bookmarks.ts'
import { consentLists } from './lists/consents.ts'
import { followLists } from './lists/follows.ts'
import { messagingLists } from './lists/messaging.ts'
import { decisionLists, appealLists, reportLists } from './lists/moderation.ts'
import { noticeLists } from './lists/notices.ts'
import { profileValueLists } from './lists/profile-values.ts'
import { publishingLists } from './lists/publishing.ts'
import { reactionLists } from './lists/reactions.ts'
import { readPlaceLists } from './lists/read-places.ts'
import { socialSitesLists } from './lists/social-sites.ts'
import { userDisordersLists } from './lists/user-disorders.ts'
import type { OwnLists } from './list.ts'

/** Lists of every capability for the copy of a member's data. */
export const capabilities: readonly OwnLists[] = [
  questionLists,
  authAccountLists,
  autosaveLists,
  awardsLists,
  bookmarkLists,
  consentLists,
  followLists,
  messagingLists,
  decisionLists,
  appealLists,
  reportLists,
  noticeLists,
  profileValueLists,
  publishingLists,
  reactionLists,
  readPlaceLists,
  socialSitesLists,
  userDisordersLists,
]
