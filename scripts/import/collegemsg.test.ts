import t from 'tap'
import { bodyOf } from './collegemsg-bodies.ts'
import { collegeMsgImport, parseCollegeMsg } from './collegemsg.ts'

const sample = `1 2 1082040961
2 1 1082040970
1 2 1082040970
1 2 1082040970
4 4 1082040980
3 1 1082040950
not a message
`

t.test('imported messages are ordered by time and line, and no two have the same time', async (t) => {
  const { messages, notes } = parseCollegeMsg(sample)
  t.same(
    messages.map(({ line, at }) => [line, at]),
    [
      [6, 1082040950000],
      [1, 1082040961000],
      [2, 1082040970000],
      [3, 1082040970001],
      [4, 1082040970002],
    ],
  )
  const counted = Object.fromEntries(notes.map(({ done, count, what }) => [`${done}: ${what}`, count]))
  t.match(counted, {
    'left out: lines that are not FROM TO UNIXTIME': 1,
    'left out: messages from members to themselves': 1,
    'repaired: messages within the same second: milliseconds keep their order': 2,
  })
})

t.test('the first imported message between two members starts their conversation', async (t) => {
  const { commands, members, total, found } = collegeMsgImport(sample, Infinity)
  const kinds = [...commands].map(({ kind, key }) => `${kind} ${key}`)
  t.same(kinds, [
    'conversations 1-3',
    'messages 1-3',
    'conversations 1-2',
    'messages 1-2',
    'messages 1-2',
    'messages 1-2',
    'messages 1-2',
  ])
  t.equal(total, kinds.length)
  t.same(found, { members: 3, conversations: 2, messages: 5 })
  t.equal(members.length, 3)
})

t.test('importing a part of a source yields the same commands as importing all of it', async (t) => {
  const ids = (limit: number) => {
    const { members, commands } = collegeMsgImport(sample, limit)
    return [...members, ...commands].map(({ commandId }) => commandId)
  }
  const whole = new Set(ids(Infinity))
  t.ok(new Set(ids(2)).isSubsetOf(whole))
  t.equal(whole.size, 10, 'every command has an id of its own')
})

t.test('all imported messages have different texts', async (t) => {
  const bodies = Array.from({ length: 3000 }, (_, line) => bodyOf(line + 1))
  t.equal(new Set(bodies).size, bodies.length)
  t.match(bodies[122], / \[cm-000123\]$/)
})
