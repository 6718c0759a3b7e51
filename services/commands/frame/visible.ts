import { MemberId } from '../../../events/ids.ts'
import { streamOf, type ContentId, type StreamName } from '../../../events/kinds.ts'
import { audienceOf, readsStatuses, ruledFor } from '../../rules/profiles/privacy.ts'
import { roles } from '../../rules/roles.ts'
import { isVisible, type Viewer } from '../../rules/visibility.ts'
import { conversationFacts } from '../messaging-facts.ts'
import type { Facts, Fold, Intent, Need } from './decider.ts'
import { contentFacts, contentNeed, standingNeed, type ContentFacts } from './content-facts.ts'
import { actorNeed, memberFacts, memberNeed, type MemberFacts } from './facts.ts'
import { conversationIdOf } from './ids.ts'

/** State of an item of content, and whether the actor can see it. */
export interface ItemFacts extends ContentFacts {
  /** True if the actor can see the item and all its ancestors, and read the item's text. */
  visible: boolean
}

/**
 * Reads the state of an item, and if the actor can see it. Removed items are not visible, but replies below them are.
 */
export const itemNeed =
  (item: ContentId, intent: Intent): Need<ItemFacts> =>
  async (fold) => {
    const [viewer, facts] = await Promise.all([actorNeed(intent)(fold), fold(contentFacts, streamOf(item))])
    const { author, restorableUntil } = facts
    const stands = author && restorableUntil === null && !(await fold(memberFacts, streamOf(author))).erased
    return { ...facts, visible: Boolean(stands) && (await seen(facts, viewer, fold)) }
  }

/** True if visitors can see an item and all its ancestors, and read the item's text. */
export const shownNeed =
  (item: ContentId): Need<boolean> =>
  async (fold) => {
    const facts = await contentNeed(item)(fold)
    const isErased = facts.author !== null && (await memberNeed(facts.author)(fold)).erased
    return !isErased && facts.restorableUntil === null && seen(facts, null, fold)
  }

async function seen(facts: ContentFacts, viewer: Viewer, fold: Fold): Promise<boolean> {
  const { author, state } = facts
  if (!author) return false
  const [member, above] = await Promise.all([fold(memberFacts, streamOf(author)), aboveOf(facts, fold)])
  return (
    isVisible({ author, state, authorIsSpammer: member.role === roles.spammer }, viewer) &&
    (above !== null
      ? seen(above, viewer, fold)
      : facts.root?.kind !== 'status' || seesStatuses(author, member, viewer, fold))
  )
}

/** `readsStatuses` with facts of streams. */
function seesStatuses(owner: MemberId, facts: MemberFacts, viewer: Viewer, fold: Fold): Promise<boolean> {
  const { role, erased: isErased, audiences } = facts
  const audience = audienceOf('statuses', audiences)
  return ruledFor(
    (onlooker) => readsStatuses(audience, onlooker, { isErased }),
    { viewer, owner: { id: owner, role } },
    async () => {
      const other = MemberId.parse(viewer?.id)
      const [{ following }, { blockedBy }] = await Promise.all([
        fold(followFacts, followStream(owner, other)),
        fold(conversationFacts, streamOf(conversationIdOf(owner, other))),
      ])
      return { isFollowed: following, isBlocked: blockedBy.size > 0 }
    },
  )
}

export const followStream = (follower: MemberId, followed: MemberId): StreamName =>
  `follow-${follower}-${followed}`

export const followFacts: Facts<{ following: boolean }> = {
  initialState: { following: false },
  evolve(state, { type }) {
    if (type === 'MemberFollowed') return { following: true }
    return type === 'MemberUnfollowed' ? { following: false } : state
  },
}

/** State of the item under which an item is shown; null for an item with a page of its own. */
async function aboveOf({ root, parent, mergedInto }: ContentFacts, fold: Fold): Promise<ContentFacts | null> {
  const id = parent ?? (mergedInto && root?.id)
  if (!id) return null
  const above = await standingNeed(id)(fold)
  return parent === null && above.root?.id === id ? null : above
}
