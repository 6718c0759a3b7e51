import t from 'tap'
import { damages, openFuzz } from './testing/fuzz.ts'

t.test('if a file is damaged anywhere, readers get correct events or an error', async (t) => {
  const fuzz = await openFuzz(300)
  t.teardown(fuzz.close)
  const outcomes = new Map<string, number>()
  for (const damage of damages(fuzz.size, { flips: 12, sectors: 10, seed: 20 })) {
    const { read, wrong, check } = await fuzz.tryOut(damage)
    const where = JSON.stringify(damage)
    if (wrong.length > 0) t.fail(`${where}: ${wrong.join(', ')}`)
    if (!check) t.fail(`${where}: the check did not end`)
    if (read !== 'whole' && !check?.found) t.fail(`${where}: the check did not find it`)
    outcomes.set(read, (outcomes.get(read) ?? 0) + 1)
  }
  t.ok(outcomes.get('refused'), 'some of it was in the way of a reader')
  t.ok(outcomes.get('whole'), 'some of it was in the way of nobody')
})
