// Made of projections/*/queries.ts by npm run generate.
import { appealsPage, appealsByDecisions, ownAppeals } from './appeals/queries.ts'
import { authAccountsOf } from './auth-accounts/queries.ts'
import { bookmarkedBy, bookmarksPage, ownBookmarks } from './bookmarks/queries.ts'
import { commentsPages } from './comments/queries.ts'
import { contentByIds, recentTexts, newestTextAt, textsPosted, ownContent } from './content/queries.ts'
import {
  conversationsByIds,
  conversationsPage,
  activityIn,
  hiddenActivity,
  messagesByIds,
  messagesPages,
  unreadMessages,
  blockedBy,
  blockedWith,
  ownConversations,
  messagesOf,
  ownBlocks,
} from './conversations/queries.ts'
import {
  disordersByIds,
  disorderBySlug,
  disorderFamilies,
  featuredDisorders,
  siteConditions,
  disorderQuestions,
  disorderAddresses,
  disorderNames,
  disordersOfCode,
  disorderWordsNear,
} from './disorders/queries.ts'
import { lapseOf, erasuresOf } from './erasures/queries.ts'
import {
  flagsPage,
  flagsCount,
  recordsOf,
  notesAbout,
  decisionsPage,
  decisionsByItems,
  flagsByItems,
  ownDecisionsPage,
  ownReportsPage,
  answeredReporters,
  ownDecisions,
  ownReports,
} from './flags/queries.ts'
import { followedBy, followersOf, followsPage, ownFollows } from './follows/queries.ts'
import {
  membersByIds,
  memberBySlug,
  membersNamed,
  namesOfMembers,
  administratorsIn,
} from './members/queries.ts'
import { searchMessages } from './message-words/queries.ts'
import { personalStreamsOf } from './personal-data/queries.ts'
import { profileValuesOf } from './profile-values/queries.ts'
import { questionsOf, questionById, openQuestions, ownQuestions } from './questions/queries.ts'
import { reactionsTo, reactionsOf, reactorsPages, ownReactions } from './reaction-aggregates/queries.ts'
import { recommendedFor, recommendedTo, recommendedRecents } from './recommendations/queries.ts'
import { searchContent, suggestContent, matchesIn } from './search/queries.ts'
import { sites, secondFactorDemands, siteById, siteDetails, siteChangesPage } from './sites/queries.ts'
import { socialSitesOf } from './social-sites/queries.ts'
import {
  threadBySlug,
  threadsPage,
  pinnedThreads,
  mergedThreads,
  threadAddresses,
  threadAddressPages,
  threadsPagesByAuthors,
} from './threads/queries.ts'
import { transparencyOf } from './transparency/queries.ts'
import { userDisordersOf } from './user-disorders/queries.ts'

/** Every query of the read models, by name. */
export const queries = {
  appealsPage,
  appealsByDecisions,
  ownAppeals,
  authAccountsOf,
  bookmarkedBy,
  bookmarksPage,
  ownBookmarks,
  commentsPages,
  contentByIds,
  recentTexts,
  newestTextAt,
  textsPosted,
  ownContent,
  conversationsByIds,
  conversationsPage,
  activityIn,
  hiddenActivity,
  messagesByIds,
  messagesPages,
  unreadMessages,
  blockedBy,
  blockedWith,
  ownConversations,
  messagesOf,
  ownBlocks,
  disordersByIds,
  disorderBySlug,
  disorderFamilies,
  featuredDisorders,
  siteConditions,
  disorderQuestions,
  disorderAddresses,
  disorderNames,
  disordersOfCode,
  disorderWordsNear,
  lapseOf,
  erasuresOf,
  flagsPage,
  flagsCount,
  recordsOf,
  notesAbout,
  decisionsPage,
  decisionsByItems,
  flagsByItems,
  ownDecisionsPage,
  ownReportsPage,
  answeredReporters,
  ownDecisions,
  ownReports,
  followedBy,
  followersOf,
  followsPage,
  ownFollows,
  membersByIds,
  memberBySlug,
  membersNamed,
  namesOfMembers,
  administratorsIn,
  searchMessages,
  personalStreamsOf,
  profileValuesOf,
  questionsOf,
  questionById,
  openQuestions,
  ownQuestions,
  reactionsTo,
  reactionsOf,
  reactorsPages,
  ownReactions,
  recommendedFor,
  recommendedTo,
  recommendedRecents,
  searchContent,
  suggestContent,
  matchesIn,
  sites,
  secondFactorDemands,
  siteById,
  siteDetails,
  siteChangesPage,
  socialSitesOf,
  threadBySlug,
  threadsPage,
  pinnedThreads,
  mergedThreads,
  threadAddresses,
  threadAddressPages,
  threadsPagesByAuthors,
  transparencyOf,
  userDisordersOf,
}
