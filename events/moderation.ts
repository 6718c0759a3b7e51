import { z } from 'zod'
import { defineEvents, next, personal, v1 } from './define.ts'
import { FirstContentId, FirstFlaggableSubject, subjectFrom } from './first-kinds.ts'
import { ContentSubject, FlaggableSubject, MemberId, MessageSubject, SiteId, ThreadId } from './ids.ts'

export const PurgeReason = z.enum(['abuse', 'privacy', 'court-order', 'other'])
export type PurgeReason = z.output<typeof PurgeReason>

export const FlagReason = z.enum(['spam', 'harassment', 'danger', 'misinformation', 'privacy', 'other'])
export type FlagReason = z.output<typeof FlagReason>

/** The reported member or the item's author (null in version 1), with the reason and an optional note. */
const said = {
  author: MemberId.nullable(),
  reason: FlagReason.nullable(),
  note: personal(z.string().nullable(), 'flagger'),
}
const flaggedItem = v1(z.object({ item: FirstContentId, flagger: MemberId }))
const firstFlag = { subject: FirstFlaggableSubject, flagger: MemberId }
const flag = { subject: FlaggableSubject, flagger: MemberId }
const same = (data: Record<string, unknown>) => data

/** `seenRevision` is the revision of the item's stream that the moderator saw when deciding. */
const seen = { by: MemberId, seenRevision: z.int().min(0) }
const purged = { author: MemberId, site: SiteId, reason: PurgeReason }
const firstDecision = z.object({ item: FirstContentId, thread: ThreadId, ...seen })
/** Id of the item's root, whose subscribers are notified of the decision. */
const decision = z.object({ subject: ContentSubject, root: ContentSubject, ...seen })
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
    same,
  ),
  FlagWithdrawn: next(v1(z.object(firstFlag)), z.object(flag), same),
  /** A moderator found that the reported item violates no rule, which closes all earlier reports of it. */
  FlagsDismissed: next(
    v1(z.object({ subject: FirstFlaggableSubject, by: MemberId })),
    z.object({ subject: FlaggableSubject, by: MemberId }),
    same,
  ),
  /** A moderator read a private message because a member had reported it. */
  FlaggedMessageRead: v1(z.object({ subject: MessageSubject, by: MemberId })),
  ContentDeleted: next(v1(firstDecision), decision, decisionFrom),
  ContentMarkedAsSpam: next(v1(firstDecision), decision, decisionFrom),
  /** An administrator removed illegal content: its stream is tombstoned and all copies of its text are deleted. */
  ContentPurged: next(v1(firstDecision.extend(purged)), decision.extend(purged), decisionFrom),
})
