import fc from 'fast-check'
import { test } from 'tap'
import { ContentRules, heldBy } from './rules.ts'
import { openTrial, type PastText } from './trial.ts'

const rules = ContentRules.parse({
  words: { on: true, phrases: ['pills'] },
  links: { on: true, days: 1 },
  rate: { on: true, texts: 3, minutes: 60 },
  repeats: { on: true, hours: 2 },
})
const day = 86_400_000

test('a trial finds what the rules would have held if each text had been posted then', async (t) => {
  const past = fc.record({
    author: fc.constantFrom('ada', 'bo'),
    registeredAt: fc.constantFrom(null, 0, 10 * day),
    text: fc.constantFrom('Buy pills', 'Read https://example.org', 'The same long text of a member', 'Hello'),
    after: fc.nat(3 * 3_600_000),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(past, { maxLength: 30 }), async (given) => {
      let at = 10 * day
      const texts: PastText[] = given.map(({ after, ...text }) => ({ ...text, at: (at += after) }))
      const trial = openTrial(rules)
      texts.forEach((text, index) => {
        const recent = texts.slice(0, index).filter(({ author }) => author === text.author)
        t.equal(trial.take(text), heldBy({ ...text, recent }, rules))
      })
    }),
  )
})
