import { test } from 'tap'
import { seenIn } from './seen.ts'

test('a request can name the events of its live updates, but not more of them than there are types', (t) => {
  t.same(seenIn({ 'nex-seen': 'MessageSent@7,ReactionChosen@8' }), [
    ['MessageSent', 7n],
    ['ReactionChosen', 8n],
  ])
  t.same(seenIn({ cookie: 'a=b; seen=MessageSent@7,ReactionChosen@8; c=d' }), [
    ['MessageSent', 7n],
    ['ReactionChosen', 8n],
  ])
  t.same(seenIn({ cookie: 'seen=MessageSent@7', 'nex-seen': 'MessageSent@8' }), [['MessageSent', 8n]])
  t.same(seenIn({ cookie: 'unseen=MessageSent@7' }), [])
  t.same(seenIn({}), [])
  t.same(seenIn({ 'nex-seen': 'NoEvent@7' }), [])
  t.same(seenIn({ 'nex-seen': Array(6).fill('MessageSent@7').join(',') }), [])
  t.end()
})
