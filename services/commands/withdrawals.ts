import { streamOf, subjectOf, type ContentId } from '../../events/kinds.ts'
import { refusal } from '../rules/authorise.ts'
import type { Viewer } from '../rules/visibility.ts'
import { actingMember, never, Rejected, reject, type Decider } from './frame/decider.ts'
import { contentFacts, type ContentFacts } from './frame/content-facts.ts'
import { actorNeed } from './frame/facts.ts'

export interface WithdrawalCommand {
  name: 'withdraw' | 'restore'
  item: ContentId
}

/** Time after withdrawal in which authors can restore their content. */
const RESTORABLE_MS = 10 * 60_000

/** Decider for withdrawing one's own content and, within ten minutes, restoring it (docs/decisions/content.md). */
export const withdrawals: Decider<ContentFacts, WithdrawalCommand, { actor: Viewer }> = {
  emits: {
    withdraw: ['ContentWithdrawn'],
    restore: ['ContentRestored'],
  },
  ...contentFacts,
  stream: ({ item }) => streamOf(item),
  needs: (_, intent) => ({ actor: actorNeed(intent) }),
  decide(state, { name, item }, { actor }, intent) {
    const refused = refusal(name === 'withdraw' ? 'withdrawOwn' : 'editOwn', actor)
    if (refused) return new Rejected(refused)
    if (!state.author || state.state === 'deleted') return reject('NOT_FOUND', 'Content not found')
    const author = actingMember(intent)
    if (state.author !== author) return reject('FORBIDDEN', 'Not authorized')
    const subject = subjectOf(item)
    switch (name) {
      case 'withdraw': {
        if (state.restorableUntil !== null) return []
        const restorableUntil = new Date(Date.parse(intent.occurredAt) + RESTORABLE_MS).toISOString()
        return [{ type: 'ContentWithdrawn', data: { subject, author, restorableUntil } }]
      }
      case 'restore':
        if (state.restorableUntil === null) return []
        if (intent.occurredAt > state.restorableUntil)
          return reject('CONFLICT', "This was deleted more than 10 minutes ago and can't be restored")
        return [{ type: 'ContentRestored', data: { subject, author } }]
      default:
        return never(name)
    }
  },
}
