import { z } from 'zod'
import { defineEvents, v1 } from '../define.ts'
import { MemberId } from '../ids.ts'

/**
 * Administrators who are about to lose their role or account. They share one stream, so that concurrent commands
 * cannot remove the last two. Stream: administrators-network.
 */
export const administratorEvents = defineEvents({
  /** Another administrator remains, so this one may now lose the role or be erased. */
  AdministratorSteppedDown: v1(z.object({ member: MemberId })),
  /** The member remains an administrator, or became one again. */
  AdministratorReturned: v1(z.object({ member: MemberId })),
})
