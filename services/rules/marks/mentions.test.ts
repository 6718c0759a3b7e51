import { test } from 'tap'
import type { MemberId } from '../../../events/kinds.ts'
import {
  handleOf,
  keptText,
  lengthOfIds,
  MAX_MENTIONS,
  mentionsIn,
  namesTyped,
  withMentions,
} from './mentions.ts'

const idOf = (n: number): MemberId => `member_${String(n).padStart(26, '0')}`
const [maya, bo] = [idOf(1), idOf(2)]
const members = new Map([
  ['maya', maya],
  ['Bo.2', bo],
])

const kept: readonly (readonly [what: string, typed: string, kept: string])[] = [
  ['a name', 'Thanks @maya!', `Thanks @${maya}!`],
  ['a name at the end of a sentence', 'So did @maya.', `So did @${maya}.`],
  ['a name without a space after it', '(@maya.Thanks)', `(@${maya}.Thanks)`],
  ['a name with a full stop', '@Bo.2, @maya', `@${bo}, @${maya}`],
  ['a name twice', '@maya @maya', `@${maya} @${maya}`],
  [
    'an address, as typed',
    'me@maya.example, a.@maya and https://a.example/@maya',
    'me@maya.example, a.@maya and https://a.example/@maya',
  ],
  ['a name that nobody has, as typed', '@mayaa @', '@mayaa @'],
]
for (const [what, typed, text] of kept)
  test(`A text keeps ${what}`, async (t) => t.equal(keptText(typed, members), text))

test('A text mentions at most ten members, and the rest is text', async (t) => {
  const many = Array.from({ length: 12 }, (_, n) => `m${n}`)
  const text = keptText(
    many.map((name) => `@${name}`).join(' '),
    new Map(many.map((name, n) => [name, idOf(n)])),
  )
  t.equal(mentionsIn(text, { withQuoted: true }).length, MAX_MENTIONS)
  t.ok(text.endsWith('@m10 @m11'))
  t.equal(text.length - lengthOfIds(text), 10 * '@ '.length + '@m10 @m11'.length)
})

test('A quoted mention is shown, but not told', async (t) => {
  const text = `> Ask @${maya}\n\nYes, @${bo}`
  t.same(mentionsIn(text, { withQuoted: false }), [bo])
  t.same(mentionsIn(text, { withQuoted: true }), [maya, bo])
  t.equal(
    withMentions(text, (id) => (id === maya ? '@May' : '@Bo')),
    '> Ask @May\n\nYes, @Bo',
  )
})

test('A member is mentioned by the username, or by the slug if the username has spaces', async (t) => {
  t.equal(handleOf({ username: 'HopefulSarah', slug: 'hopefulsarah' }), 'HopefulSarah')
  t.equal(handleOf({ username: 'Maya W.', slug: 'maya-w' }), 'maya-w')
  t.same(namesTyped('@a.b.c.d'), [['a.b.c.d', 'a.b.c', 'a.b']])
})

test('A long text of signs takes no longer than others', async (t) => {
  for (const part of ['@', '@a', '@a.', '@a-', 'a@', '@member_', '._-']) {
    const before = process.cpuUsage()
    keptText(part.repeat(10_000 / part.length), members)
    t.ok(process.cpuUsage(before).user < 1_000_000, part)
  }
})
