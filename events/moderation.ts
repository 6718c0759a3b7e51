import { z } from 'zod'
import { defineEvents, next, personal, v1 } from './define.ts'
import {
  ContentId,
  contentSubject,
  FlaggableSubject,
  MemberId,
  MessageSubject,
  SiteId,
  ThreadId,
} from './kinds.ts'

/** Why content is purged. */
export const PurgeReason = z.enum(['abuse', 'privacy', 'court-order', 'other'])
export type PurgeReason = z.output<typeof PurgeReason>

/** Why something is reported. */
export const FlagReason = z.enum(['spam', 'harassment', 'danger', 'misinformation', 'privacy', 'other'])
export type FlagReason = z.output<typeof FlagReason>

const flaggedItem = v1(z.object({ item: ContentId, flagger: MemberId }))
const flag = { subject: FlaggableSubject, flagger: MemberId }

const decision = z.object({
  item: ContentId,
  /** The thread that the item is, or is written under: those who read it are told. */
  thread: ThreadId,
  by: MemberId,
  /** Revision of the item's stream that the moderator had on screen. */
  seenRevision: z.int().min(0),
})

/**
 * Reports by members (stream: flag-<item>-<member>) and decisions of moderators (in the item's own stream), so
 * that an item's stream tells its whole history (spec §3 Content flag, §6). Only a purge has a stream of its own,
 * purge-<item>: it says that the item was there when its own stream is gone.
 */
export const moderationEvents = defineEvents({
  ContentFlagged: next(
    flaggedItem,
    z.object({
      ...flag,
      /** Who wrote it, or is it; null in the first version. */
      author: MemberId.nullable(),
      reason: FlagReason.nullable(),
      note: personal(z.string().nullable(), 'flagger'),
    }),
    ({ item, flagger }) => ({
      subject: contentSubject(ContentId.parse(item)),
      flagger,
      author: null,
      reason: null,
      note: null,
    }),
  ),
  FlagWithdrawn: v1(z.object(flag)),
  /** A moderator found nothing wrong: the reports up to here are closed. */
  FlagsDismissed: v1(z.object({ subject: FlaggableSubject, by: MemberId })),
  /** A moderator read a private message that was reported. */
  FlaggedMessageRead: v1(z.object({ subject: MessageSubject, by: MemberId })),
  ContentDeleted: v1(decision),
  ContentMarkedAsSpam: v1(decision),
  /** Illegal content: its stream is tombstoned and leaves the log, and every copy of its text with it. */
  ContentPurged: v1(
    z.object({
      ...decision.shape,
      author: MemberId,
      site: SiteId,
      reason: PurgeReason,
    }),
  ),
})
