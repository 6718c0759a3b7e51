import fc from 'fast-check'
import { test } from 'tap'
import { consentForms, type Answer, type Choice } from './choice.ts'
import { consentGroups } from './groups.ts'
import { isJoined, narrowed } from './join.ts'

const answer: fc.Arbitrary<Answer> = fc.record({
  isGranted: fc.boolean(),
  digest: fc.constantFrom('k', 'z'),
  wording: fc.constant(1),
  form: fc.constantFrom(...consentForms),
  chosenAt: fc.integer({ min: 0, max: 4 }),
})
const choices: fc.Arbitrary<Choice> = fc.record(
  { functional: answer, measurement: answer, advertising: answer },
  { requiredKeys: [] },
)

/** The member's answers after a browser's choice has joined them. */
const joined = (own: Choice, choice: Choice): Choice => ({
  ...own,
  ...Object.fromEntries(
    consentGroups
      .filter((group) => choice[group] && isJoined(own[group], choice[group]))
      .map((group) => [group, choice[group]]),
  ),
})

test('a log-in never widens the consent of the browser or of a member who refused', async () => {
  fc.assert(
    fc.property(choices, choices, (own, choice) => {
      const after = joined(own, choice)
      const browser = narrowed(choice, after)
      return consentGroups.every(
        (group) =>
          (!browser[group]?.isGranted || choice[group]?.isGranted) &&
          (own[group]?.isGranted !== false || after[group] === own[group]) &&
          (after[group]?.isGranted !== false || browser[group]?.isGranted === false),
      )
    }),
  )
})

test('a second log-in with the same browser changes nothing', async (t) => {
  fc.assert(
    fc.property(choices, choices, (own, choice) => {
      const after = joined(own, choice)
      const browser = narrowed(choice, after)
      t.same(narrowed(browser, joined(after, browser)), browser)
    }),
  )
})

test('a newer refusal of a visitor withdraws the consent of the member, an older one does not', async (t) => {
  const cases: [own: [boolean, number] | null, visitor: [boolean, number], isJoined: boolean][] = [
    [null, [true, 1], true],
    [null, [false, 1], true],
    [[true, 1], [false, 2], true],
    [[true, 2], [false, 1], false],
    [[true, 1], [true, 2], false],
    [[false, 1], [true, 2], false],
    [[false, 1], [false, 2], false],
  ]
  const of = ([isGranted, chosenAt]: [boolean, number]) => ({ isGranted, chosenAt })
  for (const [own, visitor, expected] of cases)
    t.equal(isJoined(own ? of(own) : undefined, of(visitor)), expected, JSON.stringify([own, visitor]))
})
