import { z } from 'zod'
import { defineEvents, v1 } from '../define.ts'
import { MemberId } from '../ids.ts'

/**
 * Administrators who are about to lose their role or account. Their common stream prevents concurrent commands from
 * removing the last two. Stream: administrators-network.
 */
export const administratorEvents = defineEvents({
  /** Another administrator remains, so this member may now lose the role or be erased. */
  AdministratorSteppedDown: v1(z.object({ member: MemberId })),
  /** The member kept the role of administrator, or has it again. */
  AdministratorReturned: v1(z.object({ member: MemberId })),
})
