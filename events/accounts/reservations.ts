import { z } from 'zod'
import { defineEvents, next, v1 } from '../define.ts'
import { MemberId } from '../ids.ts'

const reserved = z.object({ kind: z.enum(['email', 'username']), owner: MemberId })

/**
 * Events about the owner of a unique name (a username or e-mail address). Stream: reservation-<HMAC of kind and
 * normalised value>; the HMAC keeps names out of the log.
 */
export const reservationEvents = defineEvents({
  NameReserved: next(
    v1(reserved),
    reserved.extend({
      /** True if the owner has verified the e-mail address; early releases reserved addresses before verification. */
      proven: z.boolean(),
    }),
    (data) => ({ ...data, proven: false }),
  ),
  /** Until this time, only the last owner of the released name can take it again. */
  NameReleased: v1(
    z.object({ kind: z.enum(['email', 'username']), owner: MemberId, quarantinedUntil: z.iso.datetime() }),
  ),
})
