import { test } from 'tap'
import { openRecent } from './recent.ts'

test('the last change for each id since a time is found, in order', (t) => {
  let now = 1000
  const recent = openRecent(() => now)
  t.teardown(recent.close)
  for (const id of ['a', 'b', 'a', 'c']) {
    recent.note({ topic: 'inbox:m', id })
    now += 10
  }
  recent.note({ topic: 'inbox:other', id: 'd' })
  const ids = (time: number) => recent.since('inbox:m', time).map(({ id }) => id)
  t.same(ids(0), ['b', 'a', 'c'])
  t.same(ids(1020), ['a', 'c'])
  t.same(ids(1031), [])
  t.end()
})

test('nobody who subscribes later learns that a member was typing', (t) => {
  const recent = openRecent(() => 0)
  t.teardown(recent.close)
  recent.note({ topic: 'typing:c', id: 'member_1' })
  t.same(recent.since('typing:c', 0), [])
  t.end()
})

test('changes are forgotten after half a minute, and beyond a hundred per topic', (t) => {
  let now = 0
  const recent = openRecent(() => now)
  t.teardown(recent.close)
  for (let id = 0; id < 150; id++) recent.note({ topic: 'site', id: String(id) })
  t.equal(recent.since('site', 0).length, 100)
  t.equal(recent.since('site', 0).at(-1)?.id, '149')
  now = 30_001
  t.same(recent.since('site', 0), [])
  t.end()
})
