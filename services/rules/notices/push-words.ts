import type { NoticeKind } from './notices.ts'

/** Sentences of pushes. Anybody can read a locked screen: they name no member, text, condition or community. */
const sentences: Record<NoticeKind, string> = {
  answer: 'Somebody replied to you',
  mention: 'Somebody mentioned you',
  reaction: 'Somebody reacted to what you wrote',
  thread: 'There are new replies in a thread you follow',
  status: 'Somebody you follow posted an update',
  follow: 'Somebody follows you',
  allowed: 'Somebody accepted your message',
  award: 'You have a new award',
  decision: 'There is a decision about what you wrote',
}

/** Title and text of a push about some kinds of notices, one for each notice. */
export function pushWords(kinds: readonly NoticeKind[]): { title: string; body: string } {
  const [only] = kinds
  return kinds.length === 1 && only
    ? { title: sentences[only], body: 'Open it to read more.' }
    : { title: 'You have new notifications', body: 'Open the list to read them.' }
}
