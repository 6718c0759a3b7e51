import { test } from 'tap'
import { isBlank, plainLine, textProblem } from './text.ts'

test('a text that consists only of tags and white space counts as blank', async (t) => {
  for (const blank of [
    '',
    ' \n\u200b',
    '<p><br></p>',
    '<p>&nbsp;</p>',
    '\ufffe',
    '\0',
    '\ud800',
    '\u2800 \u3164',
  ])
    t.equal(isBlank(blank), true, blank)
  for (const written of ['a', '<p>a</p>', '1 < 2', '<']) t.equal(isBlank(written), false, written)
})

test('an invalid text is reported with the message in the specification', async (t) => {
  t.equal(textProblem('<p></p>', 'message'), 'Please write a message to send')
  t.equal(textProblem('<p></p>', 'title'), 'This field is required')
  t.equal(textProblem('x'.repeat(10_001), 'body'), 'Maximum length of 10000 exceeded')
  t.equal(textProblem('@maya', 'body'), 'Please include additional text or an image')
  t.equal(textProblem('@maya', 'message'), null)
  for (const text of ['', '@maya']) t.equal(textProblem(text, 'body', true), null, 'with a picture')
  t.equal(textProblem('', 'title', true), 'This field is required')
  t.equal(textProblem('I am well', 'body'), null)
})

test('a title must be one line without control or bidirectional characters', async (t) => {
  const unfit = ['\n', '\r', '\t', '\0', '\u2028', '\u202e', '\u2066', '\ufffe', '\u{1ffff}', '\udc00']
  for (const character of unfit) {
    const sentence = 'Please remove line breaks and control characters'
    t.equal(textProblem(`Sore${character}knees`, 'title'), sentence, escape(character))
    t.equal(textProblem(`Sore${character}knees`, 'body'), null, 'bodies may contain it')
    t.equal(plainLine(`Sore${character}knees`), 'Sore knees')
  }
  for (const title of ['ركبتي تؤلمني\u200f!', '👩🏽‍🦽 and 🏳️‍🌈', 'Ça va\u00a0?'])
    t.equal(textProblem(title, 'title'), null)
})

test('the time to validate a text grows linearly with its length, even if the text is hostile', async (t) => {
  t.equal(isBlank('<'.repeat(4_000_000)), false)
})
