import { z } from 'zod'
import { relationships, type Relationship } from '../../../services/rules/disorders/relationships.ts'
import { badgeLabels, type GivenBadge } from '../../../services/rules/profiles/badges.ts'
import { isValueName, type ValueName } from '../../../services/rules/profiles/fields.ts'
import { isAwardStatus, type AwardStatus } from '../../../services/rules/awards/awards.ts'
import { audiences, isPrivacySetting, type PrivacySetting } from '../../../services/rules/profiles/privacy.ts'
import { isPlatform, type Platform } from '../../../services/rules/social-sites.ts'
import { Reactions, Reply } from '../content.ts'
import { By, Site, Written } from '../data.ts'

const named = <Name extends string>(isNamed: (name: string) => boolean) =>
  z.custom<Name>((value) => typeof value === 'string' && isNamed(value))

const Award = z.strictObject({
  title: z.string(),
  status: named<AwardStatus>(isAwardStatus),
  /** Time at which it is given, in days before the end of the demo's history. */
  daysAgo: z.number(),
  reason: z.string(),
})

/** What a demo member shows on the profile, and has been given. */
const Profile = z.strictObject({
  name: z.tuple([z.string(), z.string()]).optional(),
  values: z.partialRecord(named<ValueName>(isValueName), z.string()).optional(),
  audiences: z.partialRecord(named<PrivacySetting>(isPrivacySetting), z.enum(audiences)).optional(),
  /** Names of conditions, with the member's relationship to each. */
  conditions: z
    .record(
      z.string(),
      named<Relationship>((name) => Object.hasOwn(relationships, name)),
    )
    .optional(),
  links: z.array(z.strictObject({ platform: named<Platform>(isPlatform), handle: z.string() })).optional(),
  badge: z
    .strictObject({
      badge: named<GivenBadge>((name) => Object.hasOwn(badgeLabels, name)),
      reason: z.string(),
    })
    .optional(),
  awards: z.array(Award).optional(),
})
export type DemoProfile = z.output<typeof Profile>
export const Profiles = z.partialRecord(Written, Profile)

const Status = z.strictObject({
  site: Site,
  by: By,
  /** Time of writing, in days before the end of the demo's history. */
  daysAgo: z.number(),
  /** `@` and a name mention a member. */
  body: z.string(),
  reactions: Reactions.optional(),
  replies: z.array(Reply).optional(),
})
export type DemoStatus = z.output<typeof Status>
export const Statuses = z.array(Status)
