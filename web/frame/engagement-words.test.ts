import { test } from 'tap'
import { wordsFor } from './engagement-words.ts'

test('Texts below a thread are called replies; those below other items are called comments', async (t) => {
  t.match(wordsFor('THREAD'), { one: 'reply', many: 'replies' })
  for (const assocType of ['POST', 'STORY', 'RECIPE'])
    t.match(wordsFor(assocType), { one: 'comment', many: 'comments' })
})
