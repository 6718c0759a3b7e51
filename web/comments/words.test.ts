import { test } from 'tap'
import { wordsFor } from './words.ts'

test('Members reply to threads and comment on anything else', async (t) => {
  t.match(wordsFor('THREAD'), { one: 'reply', many: 'replies' })
  for (const assocType of ['POST', 'STORY', 'RECIPE'])
    t.match(wordsFor(assocType), { one: 'comment', many: 'comments' })
})
