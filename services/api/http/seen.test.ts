import { test } from 'tap'
import { seenIn } from './seen.ts'

test('a request names the events of its live updates; invalid names do not hide the others', (t) => {
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
  t.same(
    seenIn({ 'nex-seen': 'NoEvent@7,MessageSent@1e9,MessageSent@,@7,,MessageSent@7@8,ReactionChosen@8' }),
    [['ReactionChosen', 8n]],
  )
  const six = [
    'MessageSent',
    'ReactionChosen',
    'ReactionRemoved',
    'CommentCreated',
    'BookmarkAdded',
    'MemberFollowed',
  ]
  t.equal(seenIn({ 'nex-seen': six.map((type) => `${type}@7`).join(',') }).length, 6)
  t.equal(seenIn({ 'nex-seen': Array(1000).fill('MessageSent@7').join(',') }).length, 20)
  t.end()
})
