import t from 'tap'
import fc from 'fast-check'
import { spansBackFrom } from './spans.ts'

/** The first and the last day of a span, as days since 1970. */
function daysOf(span: number): [number, number] {
  const length = 4 ** (span % 8)
  const first = Math.floor(span / 8) * length
  return [first, first + length - 1]
}

t.test('spans contain each day from 1970 until tomorrow once, the newest first', async () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (today) => {
      const spans = spansBackFrom(today * 86_400_000 + 1)
        .flat()
        .map(daysOf)
      const [newest, oldest] = [spans[0]!, spans.at(-1)!]
      return (
        newest[0] <= today + 1 &&
        newest[1] >= today + 1 &&
        oldest[0] === 0 &&
        spans.every(([, last], n) => n === 0 || last + 1 === spans[n - 1]![0])
      )
    }),
  )
})
