import { z } from 'zod'
import { defineEvents, next, v1 } from './define.ts'
import { MemberId } from './ids.ts'

const reserved = z.object({ kind: z.enum(['email', 'username']), owner: MemberId })

/**
 * Who holds a name that must be unique. Stream: reservation-<HMAC of kind and folded value>, so that the log
 * does not tell which name it is.
 */
export const reservationEvents = defineEvents({
  NameReserved: next(
    v1(reserved),
    reserved.extend({
      /**
       * Whether the owner has shown that the address is theirs: since then it is reserved when it is verified. Before,
       * it was reserved as it was typed. False for usernames.
       */
      proven: z.boolean(),
    }),
    (data) => ({ ...data, proven: false }),
  ),
  /** Until then only the last owner may take the name again. */
  NameReleased: v1(
    z.object({ kind: z.enum(['email', 'username']), owner: MemberId, quarantinedUntil: z.iso.datetime() }),
  ),
})
