// Generated from services/api/testing/oracles/*.ts by `npm run generate`.
import { analytics } from './oracles/analytics.ts'
import { authAccounts } from './oracles/auth-accounts.ts'
import { awards } from './oracles/awards.ts'
import { bookmarks } from './oracles/bookmarks.ts'
import { contentRules } from './oracles/content-rules.ts'
import { disorders } from './oracles/disorders.ts'
import { follows } from './oracles/follows.ts'
import { media } from './oracles/media.ts'
import { moderation } from './oracles/moderation.ts'
import { profileValues } from './oracles/profile-values.ts'
import { publishing } from './oracles/publishing.ts'
import { reactions } from './oracles/reactions.ts'
import { siteChanges } from './oracles/site-changes.ts'
import { socialSites } from './oracles/social-sites.ts'
import { statuses } from './oracles/statuses.ts'
import { userDisorders } from './oracles/user-disorders.ts'
import type { Oracle } from './oracle.ts'

export const oracles: readonly Oracle[] = [
  analytics,
  authAccounts,
  awards,
  bookmarks,
  contentRules,
  disorders,
  follows,
  media,
  moderation,
  profileValues,
  publishing,
  reactions,
  siteChanges,
  socialSites,
  statuses,
  userDisorders,
]
