import { z } from 'zod'
import { defineEvents, next, v1 } from '../define.ts'
import { MemberId } from '../ids.ts'

const reserved = z.object({ kind: z.enum(['email', 'username']), owner: MemberId })

/** Owners of unique names. Stream: reservation-<HMAC of kind and normalised value>: the log does not reveal the name. */
export const reservationEvents = defineEvents({
  NameReserved: next(
    v1(reserved),
    reserved.extend({
      /**
       * True for an address that its owner has verified; false for usernames and for addresses reserved at
       * registration, as early releases did.
       */
      proven: z.boolean(),
    }),
    (data) => ({ ...data, proven: false }),
  ),
  /** Only the last owner can take the name again before this time. */
  NameReleased: v1(
    z.object({ kind: z.enum(['email', 'username']), owner: MemberId, quarantinedUntil: z.iso.datetime() }),
  ),
})
