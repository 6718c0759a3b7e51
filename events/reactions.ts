import { z } from 'zod'
import { defineEvents, next, v1 } from './define.ts'
import { FirstReactableId, subjectFrom } from './first-kinds.ts'
import { MemberId, ReactableSubject } from './ids.ts'

/** The five kinds of reaction that members can choose (spec §3 Reaction). */
export const ReactionKind = z.enum(['like', 'support', 'sad', 'wow', 'same'])
export type ReactionKind = z.output<typeof ReactionKind>

const ofItem = { item: FirstReactableId, member: MemberId }
const ofSubject = { subject: ReactableSubject, member: MemberId }

const fromItem = ({ item, ...data }: Record<string, unknown>) => ({ subject: subjectFrom(item), ...data })

/** Events of a member's reaction to an item (spec §3 Reaction). Stream: reaction-<item>-<member>. */
export const reactionEvents = defineEvents({
  ReactionChosen: next(
    v1(z.object({ ...ofItem, kind: ReactionKind })),
    z.object({ ...ofSubject, kind: ReactionKind }),
    fromItem,
  ),
  ReactionRemoved: next(v1(z.object(ofItem)), z.object(ofSubject), fromItem),
})
