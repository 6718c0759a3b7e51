// Generated from projections/*/project.ts by `npm run generate`.
import { accessRecoveries } from './access-recoveries/project.ts'
import { authAccounts } from './auth-accounts/project.ts'
import { awards } from './awards/project.ts'
import { bookmarks } from './bookmarks/project.ts'
import { content } from './content/project.ts'
import { conversations } from './conversations/project.ts'
import { disorders } from './disorders/project.ts'
import { erasures } from './erasures/project.ts'
import { flags } from './flags/project.ts'
import { follows } from './follows/project.ts'
import { media } from './media/project.ts'
import { members } from './members/project.ts'
import { messageWords } from './message-words/project.ts'
import { notices } from './notices/project.ts'
import { personalData } from './personal-data/project.ts'
import { profileValues } from './profile-values/project.ts'
import { publishing } from './publishing/project.ts'
import { questions } from './questions/project.ts'
import { reactionAggregates } from './reaction-aggregates/project.ts'
import { search } from './search/project.ts'
import { sites } from './sites/project.ts'
import { socialSites } from './social-sites/project.ts'
import { userDisorders } from './user-disorders/project.ts'
import type { Projection } from './projection.ts'

/** Every read model of the network. */
export const projections: readonly Projection[] = [
  accessRecoveries,
  authAccounts,
  awards,
  bookmarks,
  content,
  conversations,
  disorders,
  erasures,
  flags,
  follows,
  media,
  members,
  messageWords,
  notices,
  personalData,
  profileValues,
  publishing,
  questions,
  reactionAggregates,
  search,
  sites,
  socialSites,
  userDisorders,
]
