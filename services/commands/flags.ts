import { isContentEdit } from '../../events/content.ts'
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
import { isDecision } from '../rules/decisions.ts'
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
import { actorNeed, memberNeed, messageNeed } from './frame/facts.ts'
import { itemNeed } from './frame/visible.ts'

export type FlagCommand = { item: FlaggableId } & (
  | { name: 'flagContent'; reason?: FlagReason | null; note?: string | null }
  | { name: 'withdrawFlag' }
)

interface Flaggable {
  visible: boolean
  author: MemberId | null
}

/** Time (ISO 8601) of the last decision on an item or change of its text, after which it can be reported again. */
const changedFacts: Facts<string | null> = {
  initialState: null,
  evolve: (before, event) =>
    isDecision(event) || isContentEdit(event) || event.type === 'MessageEdited'
      ? (event.metadata?.occurredAt ?? before)
      : before,
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

interface Flag {
  flagged: boolean
  /** Time (ISO 8601) of the report; null if it is unknown or withdrawn. */
  at: string | null
}

const none: Flag = { flagged: false, at: null }

const flagFacts: Facts<Flag> = {
  initialState: none,
  evolve(state, { type, metadata }) {
    if (type === 'ContentFlagged') return { flagged: true, at: metadata?.occurredAt ?? null }
    return type === 'FlagWithdrawn' ? none : state
  },
}

interface Known {
  actor: Viewer
  item: Flaggable
  changedAt: string | null
}

/**
 * Decider for a member's report of an item or of another member. A member can report each of them once, and again after
 * each decision or change of text, and can withdraw the report (spec §6: requires a verified account).
 */
export const flags: Decider<Flag, FlagCommand, Known> = {
  emits: {
    flagContent: ['ContentFlagged'],
    withdrawFlag: ['FlagWithdrawn'],
  },
  ...flagFacts,
  creates: ({ name }) => name === 'flagContent',
  stream: ({ item }, intent) => flagStream(item, actingMember(intent)),
  needs: ({ item }, intent) => ({
    actor: actorNeed(intent),
    item: flaggableNeed(item, intent),
    changedAt: (fold) => fold(changedFacts, streamOf(item)),
  }),
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
        const { changedAt } = known
        const isAnswered = state.at !== null && changedAt !== null && changedAt > state.at
        if (state.flagged && !isAnswered) return []
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
