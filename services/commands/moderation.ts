import { streamOf, subjectOf, type ContentId, type StreamName } from '../../events/kinds.ts'
import type { PurgeReason } from '../../events/moderation.ts'
import { refusal } from '../rules/authorise.ts'
import type { Viewer } from '../rules/visibility.ts'
import { actingMember, Rejected, reject, type Decider } from './frame/decider.ts'
import { actorNeed, contentFacts, contentNeed, type ContentFacts } from './frame/facts.ts'

interface ModerationCommand {
  name: 'delete' | 'markAsSpam'
  item: ContentId
  /** Revision of the item's stream that the moderator saw; null stands for the present one. */
  seenRevision: number | null
}

/** Decider for a moderator's decision on an item, in the item's own stream (spec §6: only administrators delete). */
export const moderation: Decider<ContentFacts, ModerationCommand, { actor: Viewer }> = {
  emits: {
    delete: ['ContentDeleted'],
    markAsSpam: ['ContentMarkedAsSpam'],
  },
  ...contentFacts,
  stream: ({ item }) => streamOf(item),
  needs: (_, intent) => ({ actor: actorNeed(intent) }),
  decide(state, { name, item, ...command }, { actor }, intent) {
    const refused = refusal(name === 'delete' ? 'deleteContent' : 'markAsSpam', actor)
    if (refused) return new Rejected(refused)
    if (!state.root) return reject('NOT_FOUND', 'Content not found')
    const seenRevision = command.seenRevision ?? state.length - 1
    if (seenRevision < 0 || seenRevision >= state.length)
      return reject('INVALID', "This revision doesn't exist")
    if (state.state === 'deleted')
      return name === 'delete' ? [] : reject('CONFLICT', 'This was already deleted')
    if (name === 'markAsSpam' && state.state === 'spam') return []
    return [
      {
        type: name === 'delete' ? 'ContentDeleted' : 'ContentMarkedAsSpam',
        data: { subject: subjectOf(item), root: state.root, by: actingMember(intent), seenRevision },
      },
    ]
  },
}

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
