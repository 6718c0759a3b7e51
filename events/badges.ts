import { z } from 'zod'
import { defineEvents, personal, v1 } from './define.ts'
import { MemberId } from './ids.ts'

/** Names are in `services/rules/profiles/badges.ts`; the actor is the administrator who gave the reason. */
const explained = z.object({ member: MemberId, reason: personal(z.string(), 'member') })

/**
 * Events of the badges and the legacy role that administrators give to a member (spec §3 Badges). Stream: member-<id>.
 */
export const badgeEvents = defineEvents({
  /** A member has at most one badge of each rank, so that this badge replaces another of its rank. */
  BadgeGiven: v1(explained.extend({ badge: z.string() })),
  BadgeTaken: v1(explained.extend({ badge: z.string() })),
  /** Role of the member in the system before this one. */
  LegacyRoleGiven: v1(explained.extend({ legacyRole: z.string() })),
  LegacyRoleTaken: v1(explained),
})
