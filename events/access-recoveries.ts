import { z } from 'zod'
import { defineEvents, personal, v1 } from './define.ts'
import { MemberId } from './ids.ts'

/** `request` (UUID) identifies the recovery. */
const recovery = z.object({ member: MemberId, request: z.string() })
const way = z.enum(['email', 'second-factor'])

/**
 * Events of administrators who let a member back in: another email address takes the place of a lost one, or a lost
 * second factor is removed. Stream: member-<id>.
 */
export const accessRecoveryEvents = defineEvents({
  AccessRecoveryRequested: v1(
    recovery.extend({
      by: MemberId,
      way,
      /** New address; null for a second factor. */
      email: personal(z.string().nullable(), 'member'),
      /** How the administrator checked who the member is. */
      reason: personal(z.string(), 'member'),
      /** Time at which it happens unless it is stopped; null until a second administrator has confirmed it. */
      due: z.iso.datetime().nullable(),
      /** Time until which a second administrator can confirm it; null if none is needed. */
      lapsesAt: z.iso.datetime().nullable(),
    }),
  ),
  /** A second administrator confirmed the recovery of a moderator or administrator. */
  AccessRecoveryConfirmed: v1(recovery.extend({ by: MemberId, due: z.iso.datetime() })),
  /** The member or an administrator stopped it, or the network (null), as the administrator may not do it any more. */
  AccessRecoveryStopped: v1(recovery.extend({ by: MemberId.nullable() })),
  /** The time to stop it was over. A request for another address, or the reset of the second factors, comes with it. */
  AccessRecovered: v1(recovery.extend({ way })),
})
