import { z } from 'zod'
import { defineEvents, v1 } from './define.ts'
import { MemberId } from './ids.ts'

/**
 * Events of administrators who are about to lose their role or account, all in the stream administrators-network, so
 * that concurrent commands cannot remove the last two administrators.
 */
export const administratorEvents = defineEvents({
  /** This member may now lose the administrator's role or be erased, as another administrator remains. */
  AdministratorSteppedDown: v1(z.object({ member: MemberId })),
  /** A member who was about to lose the administrator's role kept it, or has received it again. */
  AdministratorReturned: v1(z.object({ member: MemberId })),
})
