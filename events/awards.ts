import { z } from 'zod'
import { defineEvents, personal, v1 } from './define.ts'
import { MemberId } from './ids.ts'

const explained = z.object({
  member: MemberId,
  /** Id of the award as given to this member. */
  award: z.uuid(),
  /** Reason of the acting administrator. */
  reason: personal(z.string(), 'member'),
})

/** Events of the awards that administrators give to a member (spec §3 Award). Stream: awards-<member>. */
export const awardEvents = defineEvents({
  AwardGiven: v1(
    explained.extend({
      name: personal(z.string(), 'member'),
      year: z.int(),
      /** One of `services/rules/awards/awards.ts`. */
      status: z.string(),
      earnedAt: z.iso.date(),
    }),
  ),
  AwardTaken: v1(explained),
})
