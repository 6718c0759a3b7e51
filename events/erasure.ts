import { z } from 'zod'
import { defineEvents, personal, v1 } from './define.ts'
import { MemberId } from './ids.ts'

/** Events of a member's erasure, from the request to its completion (spec §7 delete_user). Stream: member-<id>. */
export const erasureEvents = defineEvents({
  /** The member's erasure will start at `due`, unless it is cancelled or an administrator holds it. */
  ErasureRequested: v1(z.object({ member: MemberId, due: z.iso.datetime() })),
  ErasureCancelled: v1(z.object({ member: MemberId })),
  /** An administrator put the member's data on hold: it is not erased until the hold is released. */
  ErasureHeld: v1(z.object({ member: MemberId, by: MemberId, reason: personal(z.string(), 'member') })),
  ErasureReleased: v1(z.object({ member: MemberId, by: MemberId })),
  /** The member's erasure has started and cannot be cancelled; the member can no longer act. MemberErased follows. */
  ErasureBegun: v1(z.object({ member: MemberId })),
  /** Erasure starts (as after ErasureBegun), as the account was not verified by `lapsesAt` (MemberRegistered). */
  AccountLapsed: v1(z.object({ member: MemberId })),
  /** The member's encryption key is destroyed, so the personal fields in events about the member are unreadable. */
  MemberErased: v1(z.object({ member: MemberId })),
})
