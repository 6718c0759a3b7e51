import { keysOf } from '../../../events/entries.ts'
import { has, kindOf, kinds } from '../../../events/kinds.ts'
import type { DecisionReason, ModerationOperation } from './__generated__/useDecideMutation.graphql.ts'

export type Operation = ModerationOperation
export type Reason = DecisionReason

interface OperationWords {
  /** Text of buttons. */
  button: string
  heading: string
  /** Effect of the decision, shown before it is confirmed. */
  text: string
  /** Text of the toast after the decision (spec §8 Moderation). */
  done: string
  /** Reason and words to the author with which the dialog begins; by default, those of the reports. */
  first?: { reason: Reason; words?: string }
}

export const operations: Record<Operation, OperationWords> = {
  DISMISS: {
    button: 'Dismiss',
    heading: 'Dismiss the reports?',
    text: 'Nothing changes for the author. Later reports open it again.',
    done: 'Report dismissed.',
    first: { reason: 'WITHIN_RULES' },
  },
  WARN: {
    button: 'Warn',
    heading: 'Warn the author?',
    text: 'Nothing is hidden. The author gets the reason and your message.',
    done: 'Author warned.',
  },
  HIDE: {
    button: 'Hide until edited',
    heading: 'Hide this until it is edited?',
    text: 'Only the author and moderators will see it, until the author edits it.',
    done: 'Hidden until edited.',
  },
  SPAM: {
    button: 'Mark as spam',
    heading: 'Mark this as spam?',
    text: 'Only the author and moderators will see it.',
    done: 'Marked as spam',
    first: { reason: 'SPAM' },
  },
  DELETE: {
    button: 'Delete',
    heading: 'Delete this?',
    text: 'Only moderators will see it. Its history is kept.',
    done: 'Deleted',
  },
  RESTORE: {
    button: 'Restore',
    heading: 'Show this again?',
    text: 'Everybody will see it, as before.',
    done: 'Restored.',
    first: { reason: 'WITHIN_RULES' },
  },
  LOCK: {
    button: 'Lock',
    heading: 'Lock this thread?',
    text: 'Everybody can read it, but nobody can reply.',
    done: 'Locked.',
    first: { reason: 'OTHER', words: 'The replies no longer help, so we closed the thread to new ones.' },
  },
  PIN: {
    button: 'Pin',
    heading: 'Pin this thread?',
    text: 'It stands first in the forums and in its category, until you undo this.',
    done: 'Pinned.',
    first: { reason: 'OTHER', words: 'It helps many members, so we put it first in the forums.' },
  },
  MOVE: {
    button: 'Move',
    heading: 'Move this to another category?',
    text: 'Its address and replies stay the same.',
    done: 'Moved.',
    first: { reason: 'OFF_TOPIC', words: 'It fits better into another category, so we moved it there.' },
  },
  MERGE: {
    button: 'Merge',
    heading: 'Merge this into another thread?',
    text: 'The other thread will show its text and all replies. Links to them will lead there.',
    done: 'Merged.',
    first: {
      reason: 'OTHER',
      words: 'Another thread is about the same, so we merged yours into it. All replies are there.',
    },
  },
  ALLOW_PICTURE: {
    button: 'Allow picture',
    heading: 'Allow this picture?',
    text: 'Everybody who can read the text will see it.',
    done: 'Picture allowed.',
    first: { reason: 'WITHIN_RULES' },
  },
  REMOVE_PICTURE: {
    button: 'Remove picture',
    heading: 'Remove this picture?',
    text: 'Others will no longer see it. Its words stay as they are.',
    done: 'Picture removed.',
    first: { reason: 'OTHER', words: 'It does not keep to our Community Rules, so we removed it.' },
  },
}

/** Words for decisions on what editors publish, where they differ. */
const onEditorial: Partial<Record<Operation, Partial<OperationWords>>> = {
  HIDE: { text: 'Only moderators will see it, until its editors publish it again.' },
  LOCK: { heading: 'Close the comments?', text: 'Everybody can read it, but nobody can comment.' },
}

/** True for the id of what editors publish, which has no author who reads a moderator's words. */
export const isEditorial = (id: string): boolean => has(kindOf(id), 'editorial')

/** Facts of a reported item with which the dialog of a decision begins. */
export interface Reported {
  /** The most severe reason of its reports; null if none has one. */
  reason: string | null | undefined
  /** Number of open reports. */
  count: number
  /** Username of the author. */
  author: string | undefined
  /** How it stays without a decision: a rule holds it, or it is hidden because its author is marked as spam. */
  stays: 'visible' | 'held' | 'hidden'
}

/** Effect of a warning on an item, with the name of the person who gets the message. */
function warningText(id: string, { author = 'The author', stays }: Reported): string {
  const kind = kindOf(id)
  const item = kind === 'member' ? 'profile' : kinds[kind].words[0]
  return `The ${item} stays ${stays}. ${author} gets the reason and your message.`
}

export const wordsOf = (operation: Operation, id: string, reported?: Reported): OperationWords => ({
  ...operations[operation],
  ...(isEditorial(id) && onEditorial[operation]),
  ...(operation === 'WARN' && reported && { text: warningText(id, reported) }),
})

interface ReasonWords {
  label: string
  /** Words to the author that the moderator can change. */
  template: string
}

/** Reasons for decisions, with words to the author to begin with. */
export const reasons: Record<Reason, ReasonWords> = {
  SPAM: {
    label: 'Spam or advertising',
    template: "It advertises a product or a service. Our Community Rules don't allow that.",
  },
  HARASSMENT: {
    label: 'Harassment or insults',
    template: 'It attacks another member. Please write about the topic, not about the person.',
  },
  MISINFORMATION: {
    label: 'Harmful or wrong medical advice',
    template: 'It gives medical advice that could harm others. Please share experiences instead of advice.',
  },
  DANGER: {
    label: 'Someone may be in danger',
    template:
      'Members who read this are worried that you or somebody else may be in danger. If so, please call your local ' +
      'emergency number.',
  },
  PRIVACY: {
    label: "Someone's private information",
    template: 'It contains private information about a person, such as a name or an address.',
  },
  OFF_TOPIC: {
    label: 'Off topic',
    template: 'It is not about the topic of this community.',
  },
  WITHIN_RULES: {
    label: 'Within the rules',
    template: 'We looked at it again. It keeps to our Community Rules.',
  },
  OTHER: { label: 'Something else', template: '' },
}

/** The words with which a message to the author begins; none without a reason. */
export const templateOf = (reason: Reason | null): string => (reason ? reasons[reason].template : '')

/** Reason of a decision for the reason of a report. */
export const reasonOf = (reason: string | null | undefined): Reason | null =>
  keysOf(reasons).find((name) => name === reason) ?? null

/** Reasons that a moderator can choose for a decision. */
export const reasonsFor = (operation: Operation): Reason[] =>
  operation === 'DISMISS' || operation === 'RESTORE' || operation === 'ALLOW_PICTURE'
    ? ['WITHIN_RULES', 'OTHER']
    : keysOf(reasons).filter((reason) => reason !== 'WITHIN_RULES')

/** Label of a decision's reason that the API returned; null without a reason. */
export const reasonLabel = (reason: string | null | undefined): string | null => {
  if (!reason) return null
  return new Map<string, ReasonWords>(Object.entries(reasons)).get(reason)?.label ?? reasons.OTHER.label
}
