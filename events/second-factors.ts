import { z } from 'zod'
import { defineEvents, next, v1 } from './define.ts'
import { MemberId } from './ids.ts'

const member = z.object({ member: MemberId })

/** Events of the second factors of log-ins, without secrets. Stream: member-<id>. */
export const secondFactorEvents = defineEvents({
  PasskeyAdded: v1(member),
  PasskeyRemoved: v1(member),
  /** A recovery code replaced the app or passkey at a log-in, or when the member turned the app off. */
  RecoveryCodeUsed: v1(member),
  /** The member got new recovery codes; the earlier ones became invalid. */
  RecoveryCodesRenewed: v1(member),
  /**
   * The app, all passkeys and all recovery codes were removed: by an operator, by administrators (AccessRecovered), or by
   * a new password of an account whose address nobody had proved before.
   */
  SecondFactorsReset: next(
    v1(z.object({ member: MemberId, by: z.enum(['operator', 'password-reset']) })),
    z.object({ member: MemberId, by: z.enum(['operator', 'password-reset', 'administrator']) }),
  ),
})
