import { z } from 'zod'
import { defineEvents, personal, v1 } from './define.ts'
import { MemberId } from './ids.ts'

/** Events of a member's phone number, by which an account can be verified (spec §7 setPhone). Stream: member-<id>. */
export const phoneEvents = defineEvents({
  /** `phone` has ten digits, without the country code +1. */
  PhoneSet: v1(z.object({ member: MemberId, phone: personal(z.string(), 'member') })),
  /** The member asked for a code, which is sent by text message to the latest phone number. */
  PhoneVerificationRequested: v1(z.object({ member: MemberId, requestedAt: z.iso.datetime() })),
})
