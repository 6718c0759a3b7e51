import { z } from 'zod'
import { defineEvents, next, v1 } from './define.ts'
import { MemberId } from './ids.ts'

const kind = z.enum(['email', 'username'])
const kinds = z.enum(['email', 'username', 'account'])
const reserved = z.object({ kind, owner: MemberId })
/** True if the owner has verified the e-mail address; early releases reserved addresses before verification. */
const proven = z.boolean()
const released = z.object({ kind, owner: MemberId, quarantinedUntil: z.iso.datetime() })

/**
 * Events about the owner of a unique name: a username, an e-mail address, or an account at a provider. Stream:
 * reservation-<HMAC of kind and normalised value>; the HMAC keeps names out of the log.
 */
export const reservationEvents = defineEvents({
  NameReserved: next(
    next(v1(reserved), reserved.extend({ proven }), (data) => ({ ...data, proven: false })),
    reserved.extend({ kind: kinds, proven }),
    (data) => data,
  ),
  /** Until `quarantinedUntil`, only the last owner of the released name can take it again. */
  NameReleased: next(v1(released), released.extend({ kind: kinds }), (data) => data),
})
