import { test } from 'tap'
import { readingMinutes } from './plain-text.ts'

test('The time to read a text counts words, and characters where words have no spaces between them', (t) => {
  t.equal(readingMinutes('word '.repeat(1200)), 5)
  t.equal(readingMinutes('膝'.repeat(6000)), 12)
  t.equal(readingMinutes('무릎이 '.repeat(450)), 2)
  t.equal(readingMinutes(''), 1)
  t.end()
})
