import { test } from 'tap'
import type { PostState } from '../../services/rules/publishing/verbs.ts'
import { sentenceOf } from './words.ts'

const named = (...names: string[]) => names.map((username) => ({ username }))
const said = (...args: Parameters<typeof sentenceOf>) => sentenceOf(...args).join(' ')

test('a notice names one or two members, and the number of more', (t) => {
  const of = (people: number, ...names: string[]) =>
    said({ kind: 'REACTION', people, latest: named(...names), about: 'comment' })
  t.equal(of(1, 'Maya'), 'Maya reacted to your comment')
  t.equal(of(2, 'Maya', 'Bo'), 'Maya and Bo reacted to your comment')
  t.equal(of(3, 'Maya', 'Bo', 'Ada'), 'Maya and 2 others reacted to your comment')
  t.equal(of(1000, 'Maya', 'Bo', 'Ada'), 'Maya and 999 others reacted to your comment')
  t.end()
})

test('the sentence of a notice says what happened', (t) => {
  const of = (kind: Parameters<typeof sentenceOf>[0]['kind'], about: string | null = null, people = 1) =>
    said({ kind, people, latest: named('Maya', 'Bo').slice(0, people), about })
  t.equal(of('ANSWER', 'thread'), 'Maya replied to your thread')
  t.equal(of('ANSWER', 'comment'), 'Maya replied to your comment')
  t.equal(of('FOLLOW'), 'Maya follows you')
  t.equal(of('FOLLOW', null, 2), 'Maya and Bo follow you')
  t.equal(of('MENTION', 'reply'), 'Maya mentioned you')
  t.equal(of('THREAD', 'thread'), 'Maya replied in a thread you follow')
  t.equal(of('STATUS'), 'Maya posted a status update')
  t.equal(of('ALLOWED'), 'Maya accepted your message')
  t.equal(of('DECISION', 'thread', 0), 'A moderator decided on your thread')
  const edited = (written: PostState) =>
    said({ kind: 'DECISION', people: 0, latest: [], about: 'post', written })
  t.equal(edited('draft'), 'An editor asked for changes to your post')
  t.equal(edited('published'), 'An editor published your post')
  t.equal(edited('unpublished'), 'An editor unpublished your post')
  t.equal(edited('binned'), 'An editor removed your post')
  t.equal(edited('scheduled'), 'An editor decided on your post')
  t.end()
})
