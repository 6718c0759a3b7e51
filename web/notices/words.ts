import { noticeKinds } from '../../services/rules/notices/notices.ts'
import { sentenceOf as sentence, type Told } from '../../services/rules/notices/words.ts'
import type { NoticeKind } from './__generated__/NoticeRow_notice.graphql.ts'

/** Sentence of a notice in two parts: who acted, and what they did. */
export const sentenceOf = ({ kind, ...told }: Omit<Told, 'kind'> & { kind: NoticeKind }) =>
  sentence({
    ...told,
    kind: [...noticeKinds, 'access' as const].find((name) => name.toUpperCase() === kind) ?? 'decision',
  })

/** Names of the kinds in the settings. */
const settings: Partial<Record<NoticeKind, string>> = {
  ANSWER: 'Replies to you',
  MENTION: 'Mentions of you',
  REACTION: 'Reactions to your posts',
  THREAD: 'Threads you follow',
  STATUS: 'Status updates of members you follow',
  FOLLOW: 'New followers',
  ALLOWED: 'Accepted messages',
  AWARD: 'Awards',
  DECISION: 'Decisions of moderators and editors',
}

export const settingOf = (kind: NoticeKind): string | null => settings[kind] ?? null
