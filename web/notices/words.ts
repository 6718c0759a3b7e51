import type { NoticeKind } from './__generated__/NoticeRow_notice.graphql.ts'

/** A notice as its sentence needs it. */
interface Told {
  kind: NoticeKind
  people: number
  latest: readonly { username: string }[]
  /** What the notice is about: 'thread', 'reply' or 'comment'; null if it is about no text. */
  about: string | null
}

/** Names of the latest members, and the number of the others: 'Maya and 4 others'. */
export function namesOf({ people, latest }: Pick<Told, 'people' | 'latest'>): string {
  const names = latest.slice(0, people === 2 ? 2 : 1).map(({ username }) => username)
  const others = people - names.length
  if (others <= 0) return names.join(' and ')
  return `${names.join(', ')} and ${others} ${others === 1 ? 'other' : 'others'}`
}

/** Sentence of a notice in two parts: who acted, and what they did. */
export function sentenceOf(told: Told): [who: string, what: string] {
  const { kind, people, about } = told
  const text = about ?? 'post'
  switch (kind) {
    case 'ANSWER':
      return [namesOf(told), `replied to your ${text}`]
    case 'MENTION':
      return [namesOf(told), 'mentioned you']
    case 'REACTION':
      return [namesOf(told), `reacted to your ${text}`]
    case 'THREAD':
      return [namesOf(told), 'replied in a thread you follow']
    case 'FOLLOW':
      return [namesOf(told), people === 1 ? 'follows you' : 'follow you']
    case 'ALLOWED':
      return [namesOf(told), 'accepted your message']
    default:
      return ['A moderator', `decided on your ${text}`]
  }
}
