import { z } from 'zod'
import { defineEvents, v1 } from './define.ts'
import { MemberId, ReactableId } from './kinds.ts'

/** The five kinds of reaction (spec §3 Reaction). */
export const ReactionKind = z.enum(['like', 'support', 'sad', 'wow', 'same'])
export type ReactionKind = z.output<typeof ReactionKind>

/** One member's reaction to one item (spec §3 Reaction). Stream: reaction-<item>-<member>. */
export const reactionEvents = defineEvents({
  ReactionChosen: v1(z.object({ item: ReactableId, member: MemberId, kind: ReactionKind })),
  ReactionRemoved: v1(z.object({ item: ReactableId, member: MemberId })),
})
