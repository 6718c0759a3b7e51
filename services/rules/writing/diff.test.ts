import fc from 'fast-check'
import t from 'tap'
import { diff } from './diff.ts'

const shown = (before: string, after: string) =>
  diff(before, after)
    .map(({ kind, text }) => ({ same: text, added: `{+${text}+}`, removed: `[-${text}-]` })[kind])
    .join('')

t.test('a diff of two texts keeps the words of both, and marks all others as removed or added', async (t) => {
  t.equal(shown('I walk every day.', 'I walk each day.'), 'I walk [-every-]{+each+} day.')
  t.equal(shown('I walk.', 'I walk slowly.'), 'I walk{+ slowly+}.')
  t.equal(shown('Same.', 'Same.'), 'Same.')
  t.equal(shown('', 'New.'), '{+New.+}')
})

t.test('a diff shows a rewritten sentence once as old text and once as new text', async (t) => {
  t.equal(
    shown('you should just be grateful, others', 'You will find something else. Others'),
    '[-you should just be grateful, others-]{+You will find something else. Others+}',
  )
  t.equal(shown('one two\n\nthree', 'eins zwei\n\ndrei'), '[-one two-]{+eins zwei+}\n\n[-three-]{+drei+}')
})

t.test('a diff without added words is the old text, and without removed words the new text', async () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', ' ', '\n', '.')).map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const without = (kind: string) =>
        diff(before, after)
          .filter((run) => run.kind !== kind)
          .map((run) => run.text)
          .join('')
      return without('added') === before && without('removed') === after
    }),
  )
})

t.test('in a diff of a long text that changed at both ends, the middle is not marked', async (t) => {
  const middle = Array.from({ length: 10_000 }, (_, n) => `word${n}`).join(' ')
  t.same(diff(`a ${middle} b`, `c ${middle} d`), [
    { kind: 'removed', text: 'a' },
    { kind: 'added', text: 'c' },
    { kind: 'same', text: ` ${middle} ` },
    { kind: 'removed', text: 'b' },
    { kind: 'added', text: 'd' },
  ])
})

t.test('a diff shows the whole old and new text if thousands of words differ', async (t) => {
  const text = (word: string) => Array.from({ length: 2000 }, (_, n) => word + n).join(' ')
  const [before, after] = [text('old'), text('new')]
  t.same(diff(before, after), [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ])
  t.same(diff('', after), [{ kind: 'added', text: after }])
})
