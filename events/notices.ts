import { z } from 'zod'
import { defineEvents, next, personal, v1 } from './define.ts'
import { ContentSubject, MemberId, MemberSubject, subjectOfKind } from './ids.ts'

/** What a notice is about: an answer, reactions, and so on (`services/rules/notices/notices.ts`). */
const NoticeKind = z.enum([
  'answer',
  'reaction',
  'mention',
  'thread',
  'status',
  'follow',
  'allowed',
  'award',
  'decision',
])
/** Kinds of notices before there were those of awards. */
const EarlierNoticeKind = NoticeKind.exclude(['award'])
/** Kinds of notices before there were status updates. */
const FirstNoticeKind = EarlierNoticeKind.exclude(['status'])
/** How often notices are mailed: never, each at once, or together, once a day or once a week. */
const MailTime = z.enum(['never', 'now', 'daily', 'weekly'])

const Conversation = subjectOfKind('conversation')
/** Thread or member from whom a member wants to hear nothing. */
const Source = z.union([ContentSubject, MemberSubject])

/**
 * Events of what a member hears of, and how. Streams: noticing-<member> (choices),
 * noticing-<member>-<place> (reading, quiet, following).
 */
export const noticeEvents = defineEvents({
  /**
   * The member has seen all notices up to a time: those that lead to a place (a thread or other root, a member, a
   * conversation), or all of them.
   */
  NoticesRead: v1(
    z.object({
      member: MemberId,
      place: z.union([ContentSubject, MemberSubject, Conversation]).nullable(),
      through: z.iso.datetime(),
    }),
  ),
  /**
   * Where notices of a kind go: to the list on the site, to the member's mailbox, and to devices with push notifications;
   * `push` is null where it was not a choice yet.
   */
  NoticeChannelsChosen: next(
    next(
      next(
        v1(z.object({ member: MemberId, kind: FirstNoticeKind, onSite: z.boolean(), mail: MailTime })),
        z.object({ member: MemberId, kind: EarlierNoticeKind, onSite: z.boolean(), mail: MailTime }),
      ),
      z.object({
        member: MemberId,
        kind: EarlierNoticeKind,
        onSite: z.boolean(),
        mail: MailTime,
        push: z.boolean().nullable(),
      }),
      (data) => ({ ...data, push: null }),
    ),
    z.object({
      member: MemberId,
      kind: NoticeKind,
      onSite: z.boolean(),
      mail: MailTime,
      push: z.boolean().nullable(),
    }),
  ),
  /** When digests are mailed: hour (0 to 23) in a time zone (IANA), and the day of weekly ones (1: Monday). */
  DigestTimeChosen: v1(
    z.object({
      member: MemberId,
      hour: z.int().min(0).max(23),
      weekday: z.int().min(1).max(7),
      zone: personal(z.string(), 'member'),
    }),
  ),
  NoticesSilenced: v1(z.object({ member: MemberId, source: Source })),
  NoticesUnsilenced: v1(z.object({ member: MemberId, source: Source })),
  ThreadFollowed: v1(z.object({ member: MemberId, thread: subjectOfKind('thread') })),
  ThreadUnfollowed: v1(z.object({ member: MemberId, thread: subjectOfKind('thread') })),
})
