import { test } from 'tap'
import { wordsFor } from './words.ts'

test('Texts under a thread are called replies, and under other items comments', async (t) => {
  t.match(wordsFor('THREAD'), { one: 'reply', many: 'replies' })
  for (const assocType of ['POST', 'STORY', 'RECIPE'])
    t.match(wordsFor(assocType), { one: 'comment', many: 'comments' })
})
