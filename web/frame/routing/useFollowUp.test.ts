import { test } from 'tap'
import { noteCourse, sameCourse } from './useFollowUp.ts'

const at = (key: string, next?: string) =>
  noteCourse({ location: { key }, navigation: { location: next === undefined ? undefined : { key: next } } })

test('A person has gone elsewhere as soon as a link is followed, before its page is there', async (t) => {
  at('thread')
  const isHere = sameCourse()
  at('thread')
  t.ok(isHere(), 'a refresh of the page changes nothing')
  at('thread', 'forums')
  t.notOk(isHere())
  at('forums')
  t.notOk(isHere())
  t.ok(sameCourse()(), 'what starts there belongs there')
})
