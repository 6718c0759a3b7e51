// Generated from services/rules/questions/*.ts by `npm run generate`.
import { accountQuestions } from './accounts.ts'
import { authAccountQuestions } from './auth-accounts.ts'
import { bookmarkQuestions } from './bookmarks.ts'
import { commentQuestions } from './comments.ts'
import { erasureQuestions } from './erasure.ts'
import { followQuestions } from './follows.ts'
import { forumQuestions } from './forums.ts'
import { messagingQuestions } from './messaging.ts'
import { flagQuestions } from './moderation.ts'
import { reactionQuestions } from './reactions.ts'

/** Events that analysts can count, by type. */
export const askableEvents = {
  ...accountQuestions.events,
  ...authAccountQuestions.events,
  ...bookmarkQuestions.events,
  ...commentQuestions.events,
  ...erasureQuestions.events,
  ...followQuestions.events,
  ...forumQuestions.events,
  ...messagingQuestions.events,
  ...flagQuestions.events,
  ...reactionQuestions.events,
}

/** Events that analysts can count, grouped by capability. */
export const askableGroups = [
  accountQuestions,
  authAccountQuestions,
  bookmarkQuestions,
  commentQuestions,
  erasureQuestions,
  followQuestions,
  forumQuestions,
  messagingQuestions,
  flagQuestions,
  reactionQuestions,
]
