import { keysOf } from '../../events/entries.ts'
import { has, isCommentable, kindOf, type DecidedId, type Kind } from '../../events/kinds.ts'
import type { Action } from './authorise.ts'
import type { PictureState } from './images/reviews.ts'
import type { ContentState } from './visibility.ts'

interface VerbRow {
  /** Action that a moderator must be allowed to take, to decide and to undo the decision (spec §6). */
  action: Action
  /** True for the kinds of items on which the decision is possible. */
  on: (kind: Kind) => boolean
  /** Property of the item that the decision changes; omitted if it changes none. */
  changes?: 'state' | 'locked' | 'category' | 'pinned' | 'mergedInto' | 'picture'
  /** State of content after the decision; omitted if the state does not change. */
  state?: ContentState
  /** State of the item's picture after the decision; omitted if that does not change. */
  picture?: PictureState
}

/** Message of the rejection of a decision on an older state than the newest. */
export const STALE = 'This changed after you opened it. Review the changes, then decide again.'

/** Message of the rejection of a decision that another moderator has taken first. */
export const DECIDED = 'Another moderator has already decided this.'

const isContent = (kind: Kind) => has(kind, 'moderated')
/** What editors publish belongs to its site: there is no author to warn, or whom it could show to be a spammer. */
const isByMembers = (kind: Kind) => !has(kind, 'editorial')
/** Kinds of content whose composers take a picture. */
const isPictured = (kind: Kind) => kind === 'thread' || kind === 'comment' || kind === 'reply'
const isDecided = (kind: Kind) => has(kind, 'flaggable') || isContent(kind)

/** Table of moderators' decisions: permission, kinds of items, and effect (spec §3 Content flag, §6). */
const verbs = {
  dismiss: { action: 'dismissFlags', on: (kind) => has(kind, 'flaggable') },
  warn: { action: 'warnAuthor', on: (kind) => isDecided(kind) && isByMembers(kind) },
  hide: { action: 'hideContent', on: isContent, changes: 'state', state: 'hidden' },
  markAsSpam: {
    action: 'markAsSpam',
    on: (kind) => (isContent(kind) && isByMembers(kind)) || kind === 'member',
    changes: 'state',
    state: 'spam',
  },
  delete: { action: 'deleteContent', on: isContent, changes: 'state', state: 'deleted' },
  restore: { action: 'restoreContent', on: isContent, changes: 'state', state: 'visible' },
  lock: { action: 'lockContent', on: isCommentable, changes: 'locked' },
  pin: { action: 'pinContent', on: (kind) => kind === 'thread', changes: 'pinned' },
  move: { action: 'moveContent', on: (kind) => kind === 'thread', changes: 'category' },
  merge: { action: 'mergeContent', on: (kind) => kind === 'thread', changes: 'mergedInto' },
  allowPicture: { action: 'reviewPicture', on: isPictured, changes: 'picture', picture: 'allowed' },
  removePicture: {
    action: 'reviewPicture',
    on: (kind) => isPictured(kind) || kind === 'member',
    changes: 'picture',
    picture: 'removed',
  },
} as const satisfies Record<string, VerbRow>

export type Verb = keyof typeof verbs

const rows: Record<Verb, VerbRow> = verbs

/** Event types of decisions, with their verbs. */
export const decisionEvents = {
  FlagsDismissed: 'dismiss',
  AuthorWarned: 'warn',
  ContentHidden: 'hide',
  ContentMarkedAsSpam: 'markAsSpam',
  MemberMarkedAsSpam: 'markAsSpam',
  ContentDeleted: 'delete',
  ContentReinstated: 'restore',
  ContentLocked: 'lock',
  ContentPinned: 'pin',
  ContentMoved: 'move',
  ContentMerged: 'merge',
  PictureAllowed: 'allowPicture',
  PictureRemoved: 'removePicture',
  MemberPictureRemoved: 'removePicture',
} as const satisfies Record<string, Verb>

export const isDecision = <Event extends { type: string }>(
  event: Event,
): event is Extract<Event, { type: keyof typeof decisionEvents }> => Object.hasOwn(decisionEvents, event.type)

/** True if an author can appeal against a decision; the others are in the author's favour. */
export const isAppealable = (verb: Verb): boolean =>
  verb !== 'dismiss' && verb !== 'restore' && verb !== 'pin' && verb !== 'allowPicture'

export const verbNames = keysOf(verbs)

export const verbRow = (verb: Verb): VerbRow => rows[verb]

/**
 * Decisions that are possible on an item of the queue, which members see or a rule holds, by its kind and picture: that
 * of the item, or of the member's profile.
 */
export const verbsOn = (
  item: DecidedId,
  { state, picture }: { state: ContentState; picture: PictureState | null },
): Verb[] => {
  const without: Verb = state === 'held' ? 'dismiss' : 'restore'
  const changesPicture = (after: PictureState | undefined) =>
    after === undefined || (picture !== null && picture !== after)
  return verbNames.filter(
    (verb) => rows[verb].on(kindOf(item)) && verb !== without && changesPicture(rows[verb].picture),
  )
}
