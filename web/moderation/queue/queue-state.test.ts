import { test } from 'tap'
import { emptyQueue, openOf, review, type Deciding, type Listed, type QueueMove } from './queue-state.ts'

const free = (id: string): Listed => ({ id, claim: null })
const claimed = (id: string): Listed => ({ id, claim: { isOwn: false } })
const list = ['a', 'b', 'c'].map(free)
const bTaken = [free('a'), claimed('b'), free('c')]

/** State after moves, each on the list that was read last; a list in place of a move is read. */
function after(moves: readonly (QueueMove | readonly Listed[])[]) {
  let state = emptyQueue
  let reports: readonly Listed[] = []
  for (const move of moves)
    if (typeof move === 'object' && 'length' in move) {
      reports = move
      state = review(state, 'listed', reports)
    } else state = review(state, move, reports)
  return { ...state, open: openOf(state, reports)?.id ?? null }
}
const decided = (id: string): QueueMove => ({ decided: id, decision: `decision on ${id}` })
const deciding: Deciding = {
  id: 'b',
  name: 'Comment by Ada',
  operation: 'HIDE',
  reported: { reason: 'SPAM', count: 1, author: 'Ada', stays: 'visible' },
  target: { assocId: 'comment_b', assocType: 'COMMENT', revision: 0 },
}

test('The first report that no other moderator has claimed is open, without the focus', async (t) => {
  t.match(after([list]), { open: 'a', chosen: { isFocused: false } })
  t.equal(after([[claimed('a'), free('b')]]).open, 'b')
  t.equal(after([[{ id: 'a', claim: { isOwn: true } }]]).open, 'a')
  t.equal(after([[claimed('a')]]).open, null)
  t.equal(after([[]]).open, null)
})

test('The open report stays open when newer ones come in above it', async (t) => {
  t.equal(after([list, { opened: 1 }, [free('new'), ...list]]).open, 'b')
  t.equal(after([list, [free('new'), ...list]]).open, 'a')
})

test('A report that leaves the list gives its place to the next one, and the last one to the one before', async (t) => {
  t.equal(after([list, { opened: 1 }, [free('a'), free('c')]]).open, 'c')
  t.equal(after([list, { opened: 2 }, [free('a'), free('b')]]).open, 'b')
})

test('A report that another moderator claims is left, unless it was opened by hand', async (t) => {
  t.equal(
    after([
      [free('b'), free('c')],
      [claimed('b'), free('c')],
    ]).open,
    'c',
  )
  t.equal(after([list, { opened: 1 }, bTaken]).open, 'b')
})

test('The keys stop at both ends of the list', async (t) => {
  t.equal(after([list, { opened: -1 }]).open, 'a')
  t.equal(after([list, { opened: 3 }]).open, 'c')
  t.equal(after([[], { opened: 0 }]).open, null)
})

test('After a decision the next free report is open, and at the end the one before, with the focus', async (t) => {
  t.match(after([list, decided('a')]), { open: 'b', chosen: { isFocused: true }, last: 'decision on a' })
  t.equal(after([bTaken, decided('a')]).open, 'c')
  t.equal(after([list, { opened: 2 }, decided('c')]).open, 'b')
  t.equal(after([list, { opened: 2 }, decided('c'), [free('a'), free('b')]]).open, 'b')
})

test('A decided report that has left the list before the answer does not take the next one along', async (t) => {
  const left = after([list, [free('b'), free('c')], decided('a')])
  t.match(left, { open: 'b', chosen: { isFocused: true } })
})

test('A report that was opened by hand while another was being decided on stays open', async (t) => {
  t.equal(after([list, { opened: 2 }, decided('a')]).open, 'c')
})

test('The report of a dialog is open until the dialog closes, even if others claim or move it', async (t) => {
  const asked = [list, { opened: 1 }, { deciding }] as const
  t.equal(after([...asked, bTaken]).open, 'b')
  t.equal(after([...asked, [free('a'), free('new'), free('b')]]).open, 'b')
  t.match(after([...asked, 'closed', decided('b')]), { open: 'c', deciding: null })
})

test('A report is selected until it is decided on, or chosen again', async (t) => {
  const marked = [list, { marked: 'a' }, { marked: 'b' }] as const
  t.same(after(marked).marked, ['a', 'b'])
  t.same(after([...marked, { marked: 'a' }]).marked, ['b'])
  t.same(after([...marked, decided('b')]).marked, ['a'])
  t.same(after([...marked, 'unmarked']).marked, [])
})

test('Only the last decision can be undone, once', async (t) => {
  t.equal(after([list, decided('a'), decided('b')]).last, 'decision on b')
  t.equal(after([list, decided('a'), 'undone']).last, null)
})
