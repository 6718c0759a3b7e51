import fc from 'fast-check'
import { test } from 'tap'
import { excerptOf, partsOf } from './excerpt.ts'

test('a text is divided at the borders of its matches', async (t) => {
  t.strictSame(partsOf('my knee hurts', [[3, 7]]), [
    { text: 'my ', isMatch: false },
    { text: 'knee', isMatch: true },
    { text: ' hurts', isMatch: false },
  ])
  t.strictSame(partsOf('knee', []), [{ text: 'knee', isMatch: false }])
})

test('an excerpt contains the first match and is not longer than about 300 characters', async () => {
  const place = fc.integer({ min: 0, max: 200 })
  fc.assert(
    fc.property(fc.string({ maxLength: 9 }), place, place, (word, before, after) => {
      const text = `${'word '.repeat(before)}KNEE${' other'.repeat(after)}${word}`
      const start = text.indexOf('KNEE')
      const parts = excerptOf(text, [[start, start + 4]])
      const length = parts.reduce((sum, part) => sum + part.text.length, 0)
      return parts.some((part) => part.isMatch && part.text === 'KNEE') && length < 300
    }),
  )
})
