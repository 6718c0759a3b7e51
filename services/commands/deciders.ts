// Generated from services/commands/**/*.ts by `npm run generate`.
import { accounts } from './accounts.ts'
import { authAccounts } from './accounts/auth-accounts.ts'
import { awards } from './accounts/awards.ts'
import { badges } from './accounts/badges.ts'
import { consents } from './accounts/consents.ts'
import { mail } from './accounts/mail.ts'
import { notices } from './accounts/notices.ts'
import { profilePictures } from './accounts/profile-pictures.ts'
import { profileValues } from './accounts/profile-values.ts'
import { secondFactors } from './accounts/second-factors.ts'
import { socialSites } from './accounts/social-sites.ts'
import { statuses } from './accounts/statuses.ts'
import { administrators } from './administrators.ts'
import { questions, answers } from './analytics.ts'
import { bookmarks } from './bookmarks.ts'
import { comments } from './comments.ts'
import { disorders } from './disorders.ts'
import { erasures } from './erasure.ts'
import { flags, flaggedMessages } from './flags.ts'
import { follows } from './follows.ts'
import { forums } from './forums.ts'
import { conversations, messages, readings } from './messaging.ts'
import { messageEdits } from './messaging/edits.ts'
import { moderation } from './moderation.ts'
import { appeals } from './moderation/appeals.ts'
import { notes } from './moderation/notes.ts'
import { purges } from './moderation/purges.ts'
import { phones } from './names/phones.ts'
import { reservations } from './names/reservations.ts'
import { operations, damage } from './operations.ts'
import { media } from './publishing/media.ts'
import { publishing } from './publishing/publishing.ts'
import { reactions } from './reactions.ts'
import { sites } from './sites.ts'
import { userDisorders } from './user-disorders.ts'
import { withdrawals } from './withdrawals.ts'
import type { EventName } from '../../events/catalogue.ts'

/** Every decider by name, with the event types that its commands can emit. */
export const deciders: Readonly<Record<string, { emits: Readonly<Record<string, readonly EventName[]>> }>> = {
  accounts,
  authAccounts,
  awards,
  badges,
  consents,
  mail,
  notices,
  profilePictures,
  profileValues,
  secondFactors,
  socialSites,
  statuses,
  administrators,
  questions,
  answers,
  bookmarks,
  comments,
  disorders,
  erasures,
  flags,
  flaggedMessages,
  follows,
  forums,
  conversations,
  messages,
  readings,
  messageEdits,
  moderation,
  appeals,
  notes,
  purges,
  phones,
  reservations,
  operations,
  damage,
  media,
  publishing,
  reactions,
  sites,
  userDisorders,
  withdrawals,
}
