import { z } from 'zod'
import { defineEvents, next, personal, v1 } from './define.ts'
import { FirstContentId, FirstFlaggableSubject, subjectFrom } from './first-kinds.ts'
import {
  ContentSubject,
  DecidedSubject,
  FlaggableSubject,
  MemberId,
  MemberSubject,
  MessageSubject,
  SiteId,
  ThreadId,
} from './ids.ts'

export const PurgeReason = z.enum(['abuse', 'privacy', 'court-order', 'other'])
export type PurgeReason = z.output<typeof PurgeReason>

export const FlagReason = z.enum(['spam', 'harassment', 'danger', 'misinformation', 'privacy', 'other'])
export type FlagReason = z.output<typeof FlagReason>

/** Rule that a decision applies, or for a dismissal, the reason for closing the reports. */
export const DecisionReason = z.enum([
  'spam',
  'harassment',
  'danger',
  'misinformation',
  'privacy',
  'off-topic',
  'within-rules',
  'other',
])
export type DecisionReason = z.output<typeof DecisionReason>

/** Outcome of an appeal: the decision stands, or it is undone. */
export const AppealOutcome = z.enum(['upheld', 'overturned'])
export type AppealOutcome = z.output<typeof AppealOutcome>

const FirstContentState = z.enum(['visible', 'hidden', 'spam', 'deleted'])
/**
 * State of content, which decisions of moderators change. `hidden` lasts until the author edits the item, and `held`
 * until a moderator has looked at it, or the author has removed what the rule holds.
 */
const ContentState = z.enum([...FirstContentState.options, 'held'])
type ContentState = z.output<typeof ContentState>

/** State of a picture in content: others see it only while it is `allowed`. */
const PictureState = z.enum(['waiting', 'allowed', 'removed'])
type PictureState = z.output<typeof PictureState>

/** Rule of a site that holds a text back from others until a moderator has looked at it. */
const ContentRule = z.enum(['words', 'links', 'rate', 'repeats'])
type ContentRule = z.output<typeof ContentRule>

/** Field of events that create or edit content: the rule that holds the new text, if one does. */
export const heldByRule = { heldBy: ContentRule.optional() }

/** The reported member or the item's author (null in version 1), with the reason and an optional note. */
const said = {
  author: MemberId.nullable(),
  reason: FlagReason.nullable(),
  note: personal(z.string().nullable(), 'flagger'),
}
const flaggedItem = v1(z.object({ item: FirstContentId, flagger: MemberId }))
const firstFlag = { subject: FirstFlaggableSubject, flagger: MemberId }
const flag = { subject: FlaggableSubject, flagger: MemberId }

/** `seenRevision` is the revision of the item's stream that the moderator saw when deciding. */
const seen = { by: MemberId, seenRevision: z.int().min(0) }
const purged = { author: MemberId, site: SiteId, reason: PurgeReason }
const firstDecision = z.object({ item: FirstContentId, thread: ThreadId, ...seen })
/** Id of the item's root, whose subscribers are notified of the decision. */
const decision = z.object({ subject: ContentSubject, root: ContentSubject, ...seen })
/** The author (null in older versions) is told the reason and the moderator's words. */
const told = {
  author: MemberId.nullable(),
  reason: DecisionReason.nullable(),
  words: personal(z.string().nullable(), 'author'),
}
const explained = decision.extend(told)
const explainedFrom = (data: Record<string, unknown>) => ({
  ...data,
  author: null,
  reason: null,
  words: null,
})
const undone = z.object({ subject: DecidedSubject, by: MemberId, decision: z.int().min(0) })
const firstUndone = v1(undone.extend({ state: FirstContentState.nullable() }))
const lasting = { locked: z.boolean(), category: z.string().nullable() }
const appeal = z.object({ subject: DecidedSubject, author: MemberId, decision: z.int().min(0) })
const ofMember = z.object({ subject: MemberSubject, ...seen, ...told })
const decisionFrom = ({ item, thread, ...data }: Record<string, unknown>) => ({
  subject: subjectFrom(item),
  root: subjectFrom(thread),
  ...data,
})

/**
 * Events of members' reports (stream: flag-<item>-<member>) and of moderators' decisions, which are in the item's own
 * stream as part of its history (spec §3 Content flag, §6). A purge has a stream of its own, purge-<item>, which
 * remains when the item's stream is deleted.
 */
export const moderationEvents = defineEvents({
  ContentFlagged: next(
    next(flaggedItem, z.object({ ...firstFlag, ...said }), ({ item, flagger }) => ({
      subject: subjectFrom(item),
      flagger,
      author: null,
      reason: null,
      note: null,
    })),
    z.object({ ...flag, ...said }),
  ),
  FlagWithdrawn: next(v1(z.object(firstFlag)), z.object(flag)),
  /** A moderator found that the reported item violates no rule, which closes all earlier reports of it. */
  FlagsDismissed: next(
    next(
      v1(z.object({ subject: FirstFlaggableSubject, by: MemberId })),
      z.object({ subject: FlaggableSubject, by: MemberId }),
    ),
    z.object({ subject: FlaggableSubject, ...seen, ...told, seenRevision: seen.seenRevision.nullable() }),
    (data) => ({ ...explainedFrom(data), seenRevision: null }),
  ),
  /** A moderator read a private message because a member had reported it. */
  FlaggedMessageRead: v1(z.object({ subject: MessageSubject, by: MemberId })),
  ContentDeleted: next(next(v1(firstDecision), decision, decisionFrom), explained, explainedFrom),
  ContentMarkedAsSpam: next(next(v1(firstDecision), decision, decisionFrom), explained, explainedFrom),
  /** A moderator hid content from others until its author edits it. */
  ContentHidden: v1(explained),
  /** A moderator closed an item to new comments and replies. */
  ContentLocked: v1(explained),
  /** A moderator put a thread first in the lists of its community and category. */
  ContentPinned: v1(explained),
  /** A moderator moved an item to a category of its site, by its slug; null takes it out of its category. */
  ContentMoved: v1(explained.extend({ category: z.string().nullable() })),
  /** An administrator merged a thread into another one of its site, whose page shows it and its comments from then on. */
  ContentMerged: v1(explained.extend({ into: ContentSubject })),
  /** A moderator allowed others to see the picture of an item. */
  PictureAllowed: v1(explained),
  /** A moderator removed the picture of an item from all but its author and moderators. */
  PictureRemoved: v1(explained),
  /** A moderator removed the picture of a member's profile; `ProfilePictureRemoved` follows in the same command. */
  MemberPictureRemoved: v1(ofMember),
  /** A moderator showed an item again that moderators had hidden, marked as spam or deleted. */
  ContentReinstated: v1(explained),
  /** A moderator warned the author of content or of a message, or a member. */
  AuthorWarned: v1(z.object({ subject: DecidedSubject, ...seen, ...told })),
  /** A moderator marked a member as a spammer; the change of role (`RoleChanged`) follows in the same command. */
  MemberMarkedAsSpam: v1(ofMember),
  /**
   * A moderator undid the decision at revision `decision` of this stream. `state`, `locked` and `category` are those of
   * the item after it; `state` is null if it is not of content, and `pinned` or `picture` left out if it stays as it is.
   */
  DecisionUndone: next(
    next(
      next(
        next(firstUndone, undone.extend({ state: FirstContentState.nullable(), ...lasting }), (data) => ({
          ...data,
          locked: false,
          category: null,
        })),
        undone.extend({ state: ContentState.nullable(), ...lasting }),
      ),
      undone.extend({ state: ContentState.nullable(), ...lasting, pinned: z.boolean().optional() }),
    ),
    undone.extend({
      state: ContentState.nullable(),
      ...lasting,
      pinned: z.boolean().optional(),
      picture: PictureState.optional(),
    }),
  ),
  /** A moderator wrote a note about an item or a member for other moderators. */
  NoteWritten: v1(
    z.object({
      subject: DecidedSubject,
      by: MemberId,
      author: MemberId,
      text: personal(z.string(), 'author'),
    }),
  ),
  /** An author appealed against the decision at revision `decision` of this stream. */
  DecisionAppealed: v1(appeal.extend({ words: personal(z.string(), 'author') })),
  /** Another moderator answered the author's appeal; if it is overturned, `DecisionUndone` follows in the same command. */
  AppealAnswered: v1(appeal.extend({ by: MemberId, outcome: AppealOutcome, words: told.words })),
  /** An administrator removed illegal content: its stream is tombstoned and all copies of its text are deleted. */
  ContentPurged: next(v1(firstDecision.extend(purged)), decision.extend(purged), decisionFrom),
})
