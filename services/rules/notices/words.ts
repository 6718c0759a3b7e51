import type { PostState } from '../publishing/verbs.ts'
import type { ToldKind } from './notices.ts'

/** A notice as its sentence needs it. */
export interface Told {
  kind: ToldKind
  people: number
  latest: readonly { username: string }[]
  /** What the notice is about: 'thread', 'reply' or 'comment'; null if it is about no text. */
  about: string | null
  /** State of what the member writes for the site, if editors decided on it. */
  written?: PostState | null
  /** True if it is about the member's own account. */
  isOwn?: boolean
}

/** What editors did with a text, by the state that it has now. */
const edited: Partial<Record<PostState, string>> = {
  draft: 'asked for changes to',
  published: 'published',
  unpublished: 'unpublished',
  binned: 'removed',
}

/** Names of the latest members, and the number of the others: 'Maya and 4 others'. */
function namesOf({ people, latest }: Pick<Told, 'people' | 'latest'>): string {
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
    case 'answer':
      return [namesOf(told), `replied to your ${text}`]
    case 'mention':
      return [namesOf(told), 'mentioned you']
    case 'reaction':
      return [namesOf(told), `reacted to your ${text}`]
    case 'thread':
      return [namesOf(told), 'replied in a thread you follow']
    case 'status':
      return [namesOf(told), 'posted a status update']
    case 'follow':
      return [namesOf(told), people === 1 ? 'follows you' : 'follow you']
    case 'allowed':
      return [namesOf(told), 'accepted your message']
    case 'award':
      return ['You', 'have a new award']
    case 'access':
      return told.isOwn
        ? ['Someone', 'asked to change how you log in']
        : ['An administrator', 'asks you to confirm that a member gets back in']
    default:
      return told.written
        ? ['An editor', `${edited[told.written] ?? 'decided on'} your ${text}`]
        : ['A moderator', `decided on your ${text}`]
  }
}
