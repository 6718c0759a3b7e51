import { z } from 'zod'
import { defineEvents, next, personal, v1 } from './define.ts'
import { FirstContentId, FirstFlaggableSubject, subjectFrom } from './first-kinds.ts'
import { ContentSubject, FlaggableSubject, MemberId, MessageSubject, SiteId, ThreadId } from './ids.ts'

/** Why content is purged. */
export const PurgeReason = z.enum(['abuse', 'privacy', 'court-order', 'other'])
export type PurgeReason = z.output<typeof PurgeReason>

/** Why something is reported. */
export const FlagReason = z.enum(['spam', 'harassment', 'danger', 'misinformation', 'privacy', 'other'])
export type FlagReason = z.output<typeof FlagReason>

/** The author or member reported (null in the first version), the reason and the reporter's own words. */
const said = {
  author: MemberId.nullable(),
  reason: FlagReason.nullable(),
  note: personal(z.string().nullable(), 'flagger'),
}
const flaggedItem = v1(z.object({ item: FirstContentId, flagger: MemberId }))
const firstFlag = { subject: FirstFlaggableSubject, flagger: MemberId }
const flag = { subject: FlaggableSubject, flagger: MemberId }
const same = (data: Record<string, unknown>) => data

/** Revision of the item's stream that the moderator had on screen. */
const seen = { by: MemberId, seenRevision: z.int().min(0) }
const purged = { author: MemberId, site: SiteId, reason: PurgeReason }
const firstDecision = z.object({ item: FirstContentId, thread: ThreadId, ...seen })
/** The root is told so that those who read it hear of the decision. */
const decision = z.object({ subject: ContentSubject, root: ContentSubject, ...seen })
const decisionFrom = ({ item, thread, ...data }: Record<string, unknown>) => ({
  subject: subjectFrom(item),
  root: subjectFrom(thread),
  ...data,
})

/**
 * Reports by members (stream: flag-<item>-<member>) and decisions of moderators (in the item's own stream), so
 * that an item's stream tells its whole history (spec §3 Content flag, §6). Only a purge has a stream of its own,
 * purge-<item>: it says that the item was there when its own stream is gone.
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
  /** A moderator found nothing wrong: the reports up to here are closed. */
  FlagsDismissed: next(
    v1(z.object({ subject: FirstFlaggableSubject, by: MemberId })),
    z.object({ subject: FlaggableSubject, by: MemberId }),
    same,
  ),
  /** A moderator read a private message that was reported. */
  FlaggedMessageRead: v1(z.object({ subject: MessageSubject, by: MemberId })),
  ContentDeleted: next(v1(firstDecision), decision, decisionFrom),
  ContentMarkedAsSpam: next(v1(firstDecision), decision, decisionFrom),
  /** Illegal content: its stream is tombstoned and leaves the log, and every copy of its text with it. */
  ContentPurged: next(v1(firstDecision.extend(purged)), decision.extend(purged), decisionFrom),
})
