import { test } from 'tap'
import { tagsOf, tagsProblem, typedTags } from './tags.ts'

test('tags are the same however they are typed', async (t) => {
  t.same(typedTags('Type 2,  insulin_pump; #Type 2 , ,—'), ['type-2', 'insulin-pump'])
  t.same(tagsOf(['Müdigkeit', 'ＭＳ', "Crohn's", '低血糖', '<b>']), [
    'müdigkeit',
    'ms',
    'crohn-s',
    '低血糖',
    'b',
  ])
})

test('a thread has at most five tags of at most 30 characters', async (t) => {
  t.equal(tagsProblem(typedTags('a,b,c,d,e')), null)
  t.equal(tagsProblem(typedTags('a,b,c,d,e,f')), 'Please use at most 5 tags')
  t.equal(tagsProblem(['x'.repeat(31)]), 'Please use at most 30 characters for a tag')
})
