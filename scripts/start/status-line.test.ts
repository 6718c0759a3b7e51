import { test } from 'tap'
import { leftText } from './status-line.ts'

test('the progress of the demo counts the things that people see, and leaves out those that are complete', async (t) => {
  const none = { members: 0, threads: 0, replies: 0, messages: 0, articles: 0 }
  t.equal(leftText({ ...none, members: 62, replies: 1 }), 'Still adding 62 members, 1 reply')
  t.equal(leftText(none), 'Still adding the last profiles and follows')
})
