import { z } from 'zod'
import { defineEvents, v1 } from './define.ts'
import { MemberId } from './kinds.ts'

/**
 * Who holds a name that must be unique. Stream: reservation-<HMAC of kind and folded value>, so that the log
 * does not tell which name it is.
 */
export const reservationEvents = defineEvents({
  NameReserved: v1(z.object({ kind: z.enum(['email', 'username']), owner: MemberId })),
  /** Until then only the last owner may take the name again. */
  NameReleased: v1(
    z.object({ kind: z.enum(['email', 'username']), owner: MemberId, quarantinedUntil: z.iso.datetime() }),
  ),
})
