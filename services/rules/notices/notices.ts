/** Kinds of notices, in the order of the settings. */
export const noticeKinds = [
  'answer',
  'mention',
  'reaction',
  'thread',
  'status',
  'follow',
  'allowed',
  'award',
  'decision',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** Kinds of notices in a member's list. Nobody can turn off those about a change of somebody's ways to log in. */
export type ToldKind = NoticeKind | 'access'

/** How often notices of a kind are mailed: never, each at once, or together, once a day or once a week. */
export const mailTimes = ['never', 'now', 'daily', 'weekly'] as const
export type MailTime = (typeof mailTimes)[number]

/** Channels of one kind of notice: the list on the site, the member's mailbox, and devices with push notifications. */
export interface NoticeChannels {
  onSite: boolean
  mail: MailTime
  push: boolean
}

/** A member's own choices; kinds that are missing, and `push` that is null, have the defaults. */
export type NoticeChoices = Partial<
  Record<NoticeKind, Omit<NoticeChannels, 'push'> & { push: boolean | null }>
>

/**
 * Mail that answers a question is worth more than mail about applause, so only that is mailed by default. A device gets
 * what somebody addressed to the member.
 */
const defaults: Record<NoticeKind, NoticeChannels> = {
  answer: { onSite: true, mail: 'daily', push: true },
  mention: { onSite: true, mail: 'daily', push: true },
  reaction: { onSite: true, mail: 'never', push: false },
  thread: { onSite: true, mail: 'weekly', push: false },
  status: { onSite: true, mail: 'weekly', push: false },
  follow: { onSite: true, mail: 'never', push: false },
  allowed: { onSite: true, mail: 'never', push: true },
  award: { onSite: true, mail: 'weekly', push: true },
  decision: { onSite: true, mail: 'never', push: true },
}

/** Channels to which notices of a kind go, by a member's choices. */
export function channelsOf(kind: NoticeKind, choices: NoticeChoices = {}): NoticeChannels {
  const chosen = choices[kind]
  return chosen ? { ...chosen, push: chosen.push ?? defaults[kind].push } : defaults[kind]
}

/** When a member's digests are due: hour (0 to 23) in a time zone (IANA), and the day of weekly ones (1: Monday). */
export interface DigestTime {
  hour: number
  weekday: number
  zone: string
}

/** Morning of a zone that nobody needs to be in; members choose their own. */
export const defaultDigestTime: DigestTime = { hour: 8, weekday: 1, zone: 'UTC' }

/** True for the name of a time zone that this release knows. */
export function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
