import { z } from 'zod'
import { defineEvents, personal, v1 } from './define.ts'
import { MemberId } from './ids.ts'

/** A member's wish to be forgotten, and that it was carried out (spec §7 delete_user). Stream: member-<id>. */
export const erasureEvents = defineEvents({
  /** From `due` on it is carried out, unless it is cancelled or held. */
  ErasureRequested: v1(z.object({ member: MemberId, due: z.iso.datetime() })),
  ErasureCancelled: v1(z.object({ member: MemberId })),
  /** An administrator needs the member's data a while longer: nothing is erased until it is released. */
  ErasureHeld: v1(z.object({ member: MemberId, by: MemberId, reason: personal(z.string(), 'member') })),
  ErasureReleased: v1(z.object({ member: MemberId, by: MemberId })),
  /**
   * The point of no return, fenced by the stream's revision: it can no longer be cancelled or held, and the member
   * may do nothing any more. What follows, up to MemberErased, takes as long as it takes.
   */
  ErasureBegun: v1(z.object({ member: MemberId })),
  /** The account was not verified in time (MemberRegistered: `lapsesAt`): as ErasureBegun, without anybody's wish. */
  AccountLapsed: v1(z.object({ member: MemberId })),
  /** The member's key is destroyed: what was personal can no longer be read. */
  MemberErased: v1(z.object({ member: MemberId })),
})
