import { test } from 'tap'
import { leftAfter } from './drafts.ts'

test('Text typed while a post is being sent is kept when the post is accepted', async (t) => {
  t.equal(leftAfter('Sore knees', 'Sore knees'), '')
  t.equal(leftAfter('Sore knees and now?', 'Sore knees'), 'and now?')
  t.equal(leftAfter('Another one', 'Sore knees'), 'Another one')
  t.equal(leftAfter('', 'Sore knees'), '')
})
