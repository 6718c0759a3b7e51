import { test } from 'tap'
import { allLooks, lookName, pairedLooks, type Look } from './looks.ts'

test('the full accessibility matrix contains each combination of contrast, type and width', async (t) => {
  t.equal(new Set(allLooks.map(lookName)).size, 4 * 3 * 3)
})

test('a third of the accessibility matrix contains each pair of values of any two settings', async (t) => {
  const pairs = (looks: readonly Look[]) =>
    new Set(
      looks.flatMap(({ contrast, fontSize, width }) => [
        `${contrast} ${fontSize}`,
        `${contrast} ${width}`,
        `${fontSize} ${width}`,
      ]),
    )
  t.equal(pairedLooks.length, 12)
  t.same([...pairs(pairedLooks)].toSorted(), [...pairs(allLooks)].toSorted())
})
