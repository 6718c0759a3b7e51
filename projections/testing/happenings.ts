// Generated from projections/testing/happenings/*.ts by `npm run generate`.
import { accessRecoveries } from './happenings/access-recoveries.ts'
import { accounts } from './happenings/accounts.ts'
import { analytics } from './happenings/analytics.ts'
import { authAccounts } from './happenings/auth-accounts.ts'
import { awards } from './happenings/awards.ts'
import { bookmarks } from './happenings/bookmarks.ts'
import { consents } from './happenings/consents.ts'
import { content } from './happenings/content.ts'
import { disorders } from './happenings/disorders.ts'
import { erasure } from './happenings/erasure.ts'
import { follows } from './happenings/follows.ts'
import { media } from './happenings/media.ts'
import { messaging } from './happenings/messaging.ts'
import { moderation } from './happenings/moderation.ts'
import { notices } from './happenings/notices.ts'
import { profilePictures } from './happenings/profile-pictures.ts'
import { profileValues } from './happenings/profile-values.ts'
import { publishing } from './happenings/publishing.ts'
import { reactions } from './happenings/reactions.ts'
import { sites } from './happenings/sites.ts'
import { socialSites } from './happenings/social-sites.ts'
import { statuses } from './happenings/statuses.ts'
import { userDisorders } from './happenings/user-disorders.ts'
import type { Happenings } from './happening.ts'

/** Steps of random histories, by capability. */
export const capabilities: readonly Happenings[] = [
  accessRecoveries,
  accounts,
  analytics,
  authAccounts,
  awards,
  bookmarks,
  consents,
  content,
  disorders,
  erasure,
  follows,
  media,
  messaging,
  moderation,
  notices,
  profilePictures,
  profileValues,
  publishing,
  reactions,
  sites,
  socialSites,
  statuses,
  userDisorders,
]
