// Generated from services/commands/**/*.ts by `npm run generate`.
import { accessRecoveries } from './access-recoveries.ts'
import { accounts } from './accounts.ts'
import { administrators } from './administrators.ts'
import { questions, answers } from './analytics.ts'
import { authAccounts } from './auth-accounts.ts'
import { awards } from './awards.ts'
import { badges } from './badges.ts'
import { bookmarks } from './bookmarks.ts'
import { comments } from './comments.ts'
import { consents } from './consents.ts'
import { disorders } from './disorders.ts'
import { erasures } from './erasure.ts'
import { flags, flaggedMessages } from './flags.ts'
import { follows } from './follows.ts'
import { forums } from './forums.ts'
import { mail } from './mail.ts'
import { media } from './media.ts'
import { conversations, messages, readings } from './messaging.ts'
import { messageEdits } from './messaging/edits.ts'
import { appeals } from './moderation/appeals.ts'
import { moderation } from './moderation/moderation.ts'
import { notes } from './moderation/notes.ts'
import { purges } from './moderation/purges.ts'
import { phones } from './names/phones.ts'
import { reservations } from './names/reservations.ts'
import { notices } from './notices.ts'
import { operations, damage } from './operations.ts'
import { profilePictures } from './profile-pictures.ts'
import { profileValues } from './profile-values.ts'
import { publishing } from './publishing.ts'
import { reactions } from './reactions.ts'
import { secondFactors } from './second-factors.ts'
import { sites } from './sites.ts'
import { socialSites } from './social-sites.ts'
import { statuses } from './statuses.ts'
import { userDisorders } from './user-disorders.ts'
import { withdrawals } from './withdrawals.ts'
import type { EventName } from '../../events/catalogue.ts'

/** Every decider by name, with the event types that its commands can emit. */
export const deciders: Readonly<Record<string, { emits: Readonly<Record<string, readonly EventName[]>> }>> = {
  accessRecoveries,
  accounts,
  administrators,
  questions,
  answers,
  authAccounts,
  awards,
  badges,
  bookmarks,
  comments,
  consents,
  disorders,
  erasures,
  flags,
  flaggedMessages,
  follows,
  forums,
  mail,
  media,
  conversations,
  messages,
  readings,
  messageEdits,
  appeals,
  moderation,
  notes,
  purges,
  phones,
  reservations,
  notices,
  operations,
  damage,
  profilePictures,
  profileValues,
  publishing,
  reactions,
  secondFactors,
  sites,
  socialSites,
  statuses,
  userDisorders,
  withdrawals,
}
