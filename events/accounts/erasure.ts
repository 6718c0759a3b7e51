import { z } from 'zod'
import { defineEvents, personal, v1 } from '../define.ts'
import { MemberId } from '../ids.ts'

/** Erasure of a member, from request to completion (spec §7 delete_user). Stream: member-<id>. */
export const erasureEvents = defineEvents({
  /** Erasure starts at `due`, unless it is cancelled or held. */
  ErasureRequested: v1(z.object({ member: MemberId, due: z.iso.datetime() })),
  ErasureCancelled: v1(z.object({ member: MemberId })),
  /** An administrator keeps the member's data: nothing is erased until the hold is released. */
  ErasureHeld: v1(z.object({ member: MemberId, by: MemberId, reason: personal(z.string(), 'member') })),
  ErasureReleased: v1(z.object({ member: MemberId, by: MemberId })),
  /**
   * Erasure cannot be cancelled any more: the member can do nothing, and MemberErased follows once all data is erased.
   */
  ErasureBegun: v1(z.object({ member: MemberId })),
  /** The account was not verified by `lapsesAt` (MemberRegistered), so its erasure starts, as after ErasureBegun. */
  AccountLapsed: v1(z.object({ member: MemberId })),
  /** The member's key is destroyed: personal fields can no longer be read. */
  MemberErased: v1(z.object({ member: MemberId })),
})
