import { z } from 'zod'
import { defineEvents, v1 } from './define.ts'
import { MemberId } from './ids.ts'

/**
 * Who of the administrators is about to lose the role or the account: one stream, so that the last two cannot go at
 * once. Stream: administrators-network.
 */
export const administratorEvents = defineEvents({
  /** Another administrator was there to stay. From now on this one may lose the role, or be erased. */
  AdministratorSteppedDown: v1(z.object({ member: MemberId })),
  /** The member stays an administrator after all, or is one again. */
  AdministratorReturned: v1(z.object({ member: MemberId })),
})
