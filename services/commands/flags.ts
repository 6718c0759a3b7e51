import {
  kindOf,
  streamOf,
  subjectOf,
  type FlaggableId,
  type MemberId,
  type MessageId,
  type StreamName,
} from '../../events/kinds.ts'
import type { FlagReason } from '../../events/moderation.ts'
import { refusal } from '../rules/authorise.ts'
import { textProblem } from '../rules/text.ts'
import type { Viewer } from '../rules/visibility.ts'
import {
  actingMember,
  never,
  Rejected,
  reject,
  type Decider,
  type Facts,
  type Intent,
  type Need,
} from './frame/decider.ts'
import { actorNeed, itemNeed, memberNeed, messageNeed } from './frame/facts.ts'

export type FlagCommand = { item: FlaggableId } & (
  | { name: 'flagContent'; reason?: FlagReason | null; note?: string | null }
  | { name: 'withdrawFlag' }
)

interface Flaggable {
  visible: boolean
  author: MemberId | null
}

const isMember = (item: FlaggableId): item is MemberId => kindOf(item) === 'member'
const isMessage = (item: FlaggableId): item is MessageId => kindOf(item) === 'message'

const flaggableNeed =
  (item: FlaggableId, intent: Intent): Need<Flaggable> =>
  async (fold) => {
    if (isMember(item)) {
      const { registered, erased } = await memberNeed(item)(fold)
      return { visible: registered && !erased, author: item }
    }
    if (!isMessage(item)) return itemNeed(item, intent)(fold)
    const { visible, sender } = await messageNeed(item, intent)(fold)
    return { visible, author: sender }
  }

const flagStream = (item: FlaggableId, flagger: MemberId): StreamName => `flag-${item}-${flagger}`

const flagFacts: Facts<{ flagged: boolean }> = {
  initialState: { flagged: false },
  evolve(state, { type }) {
    if (type === 'ContentFlagged') return { flagged: true }
    return type === 'FlagWithdrawn' ? { flagged: false } : state
  },
}

/**
 * Decider for a member's report of an item or of another member. A member can report each of them once, and withdraw
 * the report (spec §6: requires a verified account).
 */
export const flags: Decider<{ flagged: boolean }, FlagCommand, { actor: Viewer; item: Flaggable }> = {
  emits: {
    flagContent: ['ContentFlagged'],
    withdrawFlag: ['FlagWithdrawn'],
  },
  ...flagFacts,
  creates: ({ name }) => name === 'flagContent',
  stream: ({ item }, intent) => flagStream(item, actingMember(intent)),
  needs: ({ item }, intent) => ({ actor: actorNeed(intent), item: flaggableNeed(item, intent) }),
  decide(state, command, known, intent) {
    const refused = refusal('flagContent', known.actor)
    if (refused) return new Rejected(refused)
    const flagger = actingMember(intent)
    const { item } = command
    const subject = subjectOf(item)
    switch (command.name) {
      case 'flagContent': {
        const note = command.note?.trim() || null
        const problem = note && textProblem(note, 'note')
        if (problem) return reject('INVALID', problem)
        const { visible, author } = known.item
        if (!visible || !author) return reject('NOT_FOUND', 'Content not found')
        if (author === flagger) return reject('INVALID', 'You cannot report yourself')
        if (state.flagged) return []
        const reason = command.reason ?? null
        return [{ type: 'ContentFlagged', data: { subject, author, flagger, reason, note } }]
      }
      case 'withdrawFlag':
        return state.flagged ? [{ type: 'FlagWithdrawn', data: { subject, flagger } }] : []
      default:
        return never(command)
    }
  },
}

interface DismissCommand {
  name: 'dismiss'
  item: FlaggableId
}

/** Decider for a moderator's dismissal of all reports of an item made so far. It is recorded in the item's stream. */
export const dismissals: Decider<{ exists: boolean }, DismissCommand, { actor: Viewer }> = {
  emits: {
    dismiss: ['FlagsDismissed'],
  },
  initialState: { exists: false },
  evolve: () => ({ exists: true }),
  stream: ({ item }) => streamOf(item),
  needs: (_, intent) => ({ actor: actorNeed(intent) }),
  decide({ exists }, { item }, { actor }, intent) {
    const refused = refusal('dismissFlags', actor)
    if (refused) return new Rejected(refused)
    if (!exists) return reject('NOT_FOUND', 'Content not found')
    return [{ type: 'FlagsDismissed', data: { subject: subjectOf(item), by: actingMember(intent) } }]
  },
}

interface FlaggedMessageCommand {
  name: 'readFlagged'
  message: MessageId
  flagger: MemberId
}

/** Decider that records each time that a moderator reads a reported private message, in the message's stream. */
export const flaggedMessages: Decider<
  { exists: boolean },
  FlaggedMessageCommand,
  { actor: Viewer; flag: { flagged: boolean } }
> = {
  emits: {
    readFlagged: ['FlaggedMessageRead'],
  },
  initialState: { exists: false },
  evolve: () => ({ exists: true }),
  stream: ({ message }) => streamOf(message),
  needs: ({ message, flagger }, intent) => ({
    actor: actorNeed(intent),
    flag: (fold) => fold(flagFacts, flagStream(message, flagger)),
  }),
  decide({ exists }, { message }, { actor, flag }, intent) {
    const refused = refusal('readFlagged', actor)
    if (refused) return new Rejected(refused)
    if (!exists || !flag.flagged) return reject('NOT_FOUND', 'Report not found')
    return [{ type: 'FlaggedMessageRead', data: { subject: subjectOf(message), by: actingMember(intent) } }]
  },
}
