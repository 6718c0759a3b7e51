import { test } from 'tap'
import { isBlank, textProblem } from './text.ts'

test('a text of tags and white space only is blank', async (t) => {
  for (const blank of ['', ' \n\u200b', '<p><br></p>', '<p>&nbsp;</p>']) t.equal(isBlank(blank), true, blank)
  for (const written of ['a', '<p>a</p>', '1 < 2', '<']) t.equal(isBlank(written), false, written)
})

test('the problem of a text is told in a sentence', async (t) => {
  t.equal(textProblem('<p></p>', 'message'), 'Please write a message to send')
  t.equal(textProblem('<p></p>', 'title'), 'This field is required')
  t.equal(textProblem('x'.repeat(10_001), 'body'), 'Maximum length of 10000 exceeded')
  t.equal(textProblem('I am well', 'body'), null)
})

test('a hostile text is looked through once: with its length squared this would never end', async (t) => {
  t.equal(isBlank('<'.repeat(4_000_000)), false)
})
