import { z } from 'zod'
import { defineEvents, next, v1 } from '../define.ts'
import { MemberId } from '../ids.ts'

const reserved = z.object({ kind: z.enum(['email', 'username']), owner: MemberId })

/**
 * Owners of unique names. Stream: reservation-<HMAC of kind and normalised value>, so that the log does not reveal
 * names.
 */
export const reservationEvents = defineEvents({
  NameReserved: next(
    v1(reserved),
    reserved.extend({
      /** True once the owner has verified the address; early releases reserved addresses at registration. */
      proven: z.boolean(),
    }),
    (data) => ({ ...data, proven: false }),
  ),
  /** Only the last owner can take the name again before this time. */
  NameReleased: v1(
    z.object({ kind: z.enum(['email', 'username']), owner: MemberId, quarantinedUntil: z.iso.datetime() }),
  ),
})
