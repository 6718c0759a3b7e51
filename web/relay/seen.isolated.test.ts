import { test } from 'tap'
import { isOvertaken } from './late-response.ts'
import { noteBehind, noteSeen, seenCookie, seenHeader, unnamedCount } from './seen.ts'

test('requests name the newest event of each type that a recent live update announced', async (t) => {
  t.same(seenHeader(0), {})
  noteSeen({ seen: 'MessageSent@7' }, 0)
  noteSeen({ seen: 'MessageSent@9' }, 1000)
  noteSeen({ seen: 'MessageSent@8' }, 1000)
  noteSeen({ seen: 'ReactionChosen@8' }, 5000)
  t.same(seenHeader(6000), { 'nex-seen': 'MessageSent@9,ReactionChosen@8' })
  t.equal(
    seenCookie(6000),
    'seen=MessageSent@9,ReactionChosen@8; path=/; max-age=10; samesite=strict',
    'a page that replaces this one names them too',
  )
  t.same(seenHeader(12_000), { 'nex-seen': 'ReactionChosen@8' })
  t.same(seenHeader(20_000), {})
  t.equal(seenCookie(20_000), null)
  noteSeen({ seen: 'MessageSent@9' }, 30_000)
  noteBehind(39_000)
  t.same(seenHeader(45_000), { 'nex-seen': 'MessageSent@9' }, 'a response did not contain it yet')
  t.same(seenHeader(50_000), {})
})

test('live updates that name no event do not change the headers of requests', async (t) => {
  for (const extensions of [undefined, null, 'seen', {}, { seen: 7 }, { seen: 'no event' }])
    noteSeen(extensions, 0)
  t.same(seenHeader(0), {})
})

test('A response to a mutation may have replaced newer data if a live update of a later event came before it', async (t) => {
  noteSeen({ seen: 'ReactionChosen@10' }, 0)
  const before = unnamedCount()
  t.equal(isOvertaken('10', before), false, 'the update is of the mutation itself')
  t.equal(isOvertaken(null, before), true, 'the mutation changed nothing: its response can be of any time')
  noteSeen({ seen: 'ReactionRemoved@11' }, 0)
  t.equal(isOvertaken('10', before), true)
  t.equal(isOvertaken('12', before), false)
  noteSeen(undefined, 0)
  t.equal(isOvertaken('12', before), true, 'an update that names no event can be of any event')
  t.equal(isOvertaken('12', unnamedCount()), false)
})
