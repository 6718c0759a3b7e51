import type { Relationship } from '../../../services/rules/disorders/relationships.ts'
import type { GivenBadge } from '../../../services/rules/profiles/badges.ts'
import type { ValueName } from '../../../services/rules/profiles/fields.ts'
import type { AwardStatus } from '../../../services/rules/profiles/awards.ts'
import type { Audience, PrivacySetting } from '../../../services/rules/profiles/privacy.ts'
import type { SocialLink } from '../../../services/rules/social-sites.ts'
import type { DemoReactions, DemoReply } from '../content.ts'
import type { DemoMember, Member } from '../members.ts'
import type { DemoSite } from '../sites.ts'

export interface DemoAward {
  title: string
  status: AwardStatus
  /** Time at which it is given, in days before the end of the demo's history. */
  daysAgo: number
  reason: string
}

/** What a demo member shows on the profile, and has been given. */
export interface DemoProfile {
  name?: readonly [first: string, last: string]
  values?: Partial<Record<ValueName, string>>
  audiences?: Partial<Record<PrivacySetting, Audience>>
  /** Names of conditions (scripts/seed/conditions.ts), with the member's relationship to each. */
  conditions?: Readonly<Record<string, Relationship>>
  links?: readonly SocialLink[]
  badge?: { badge: GivenBadge; reason: string }
  awards?: readonly DemoAward[]
}

export interface DemoStatus {
  site: DemoSite
  by: Member
  /** Time of writing, in days before the end of the demo's history. */
  daysAgo: number
  body: string
  reactions?: DemoReactions
  replies?: readonly DemoReply[]
}

export type DemoProfiles = Partial<Record<DemoMember, DemoProfile>>
