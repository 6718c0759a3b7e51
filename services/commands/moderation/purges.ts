import { subjectOf, type ContentId, type StreamName } from '../../../events/kinds.ts'
import type { PurgeReason } from '../../../events/moderation.ts'
import { refusal } from '../../rules/authorise.ts'
import type { Viewer } from '../../rules/visibility.ts'
import { actingMember, Rejected, reject, type Decider } from '../frame/decider.ts'
import { contentNeed, type ContentFacts } from '../frame/content-facts.ts'
import { actorNeed } from '../frame/facts.ts'

interface PurgeCommand {
  name: 'purge'
  item: ContentId
  /** Revision of the item's stream that the administrator saw when deciding. */
  seenRevision: number
  reason: PurgeReason
}

/** Name of the stream with an item's purge, which remains when the item's own stream is deleted. */
export const purgeStream = (item: ContentId): StreamName => `purge-${item}`

/**
 * Decider for an administrator's decision to remove illegal content and all its copies permanently. The decision has
 * its own stream, as the item's is deleted; services/erasure carries the purge out.
 */
export const purges: Decider<{ purged: boolean }, PurgeCommand, { actor: Viewer; content: ContentFacts }> = {
  emits: {
    purge: ['ContentPurged'],
  },
  initialState: { purged: false },
  evolve: (state, event) => (event.type === 'ContentPurged' ? { purged: true } : state),
  stream: ({ item }) => purgeStream(item),
  needs: ({ item }, intent) => ({ actor: actorNeed(intent), content: contentNeed(item) }),
  decide(state, { item, seenRevision, reason }, { actor, content }, intent) {
    const refused = refusal('purgeContent', actor)
    if (refused) return new Rejected(refused)
    if (state.purged) return []
    const { root, author, site, length } = content
    if (!root || !author || !site) return reject('NOT_FOUND', 'Content not found')
    if (seenRevision < 0 || seenRevision >= length) return reject('INVALID', "This revision doesn't exist")
    const subject = subjectOf(item)
    const by = actingMember(intent)
    return [{ type: 'ContentPurged', data: { subject, root, by, seenRevision, author, site, reason } }]
  },
}
