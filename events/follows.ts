import { z } from 'zod'
import { defineEvents, v1 } from './define.ts'
import { MemberId } from './ids.ts'

/** Events of one member following another. Stream: follow-<follower>-<followed>. */
export const followEvents = defineEvents({
  MemberFollowed: v1(z.object({ follower: MemberId, followed: MemberId })),
  MemberUnfollowed: v1(z.object({ follower: MemberId, followed: MemberId })),
})
