import fc from 'fast-check'
import { test } from 'tap'
import {
  areEqual,
  choiceIn,
  consentForms,
  consentOf,
  formatChoice,
  hasConsent,
  isOpen,
  noConsent,
  parseChoice,
  type Answer,
  type Choice,
} from './choice.ts'
import { consentGroups } from './groups.ts'

const digest = fc.constantFrom('0', 'k3', 'zik0zj')
const answer: fc.Arbitrary<Answer> = fc.record({
  isGranted: fc.boolean(),
  digest,
  wording: fc.integer({ min: 0, max: 9999 }),
  form: fc.constantFrom(...consentForms),
  chosenAt: fc.integer({ min: 0, max: 9_000_000_000 }),
})
const choices: fc.Arbitrary<Choice> = fc.record(
  { functional: answer, measurement: answer, advertising: answer },
  { requiredKeys: [] },
)
const asked = fc
  .uniqueArray(fc.constantFrom(...consentGroups))
  .chain((groups) => fc.tuple(...groups.map((group) => fc.record({ group: fc.constant(group), digest }))))

test('a choice survives its cookie, also among others', async () => {
  fc.assert(
    fc.property(choices, (choice) => {
      const value = formatChoice(choice)
      const text = JSON.stringify(choice)
      return (
        value.length <= 80 &&
        JSON.stringify(parseChoice(value)) === text &&
        JSON.stringify(choiceIn(`a=b; consent=${value}; myconsent=1`)) === text
      )
    }),
  )
})

test('a cookie that is not exactly a choice counts as none', async (t) => {
  const entry = 'f1k-1b-x'
  t.ok(parseChoice(`1.${entry}`))
  for (const value of [
    '',
    'f',
    '1.',
    `2.${entry}`,
    `1.${entry}.`,
    `1.${entry}.${entry}`,
    `1.a1k-1b-x.${entry}`,
    '1.f1-1b-x',
    '1.f2k-1b-x',
    '1.z1k-1b-x',
    '1.f1k-01b-x',
    '1.f1k-1d-x',
    '1.f1k-1b-0x',
    '1.f1K-1b-x',
    '1.f1k-1b-x;',
    `1.${entry}.m0k-1b-x.a0k-1b-x.a0k-1b-x`,
  ])
    t.equal(parseChoice(value), null, value)
  t.equal(choiceIn(`myconsent=1.${entry}`), null)
  t.equal(choiceIn(undefined), null)
  fc.assert(
    fc.property(
      fc.string(),
      (text) => parseChoice(text) === null || formatChoice(parseChoice(text)!) === text,
    ),
  )
})

test('only a group that is asked for, granted, and has the providers that were shown has consent', async () => {
  fc.assert(
    fc.property(asked, choices, fc.boolean(), (groups, choice, signal) => {
      const consent = consentOf(groups, choice, { signal })
      return consentGroups.every((group) => {
        const given = choice[group]
        const isShown = groups.some((one) => one.group === group && one.digest === given?.digest)
        const isRefused = signal && group === 'advertising'
        return hasConsent(consent, group) === (isShown && given?.isGranted === true && !isRefused)
      })
    }),
  )
})

test('without a choice nothing has consent, and a site asks if it has groups', async () => {
  fc.assert(
    fc.property(asked, (groups) => {
      const consent = consentOf(groups, null, { signal: false })
      return areEqual(consent, noConsent) && isOpen(consent) === groups.length > 0
    }),
  )
})

test('a refusal holds for new providers, consent does not, and an answered site asks nothing', async (t) => {
  const consent = (isGranted: boolean, shown: string) =>
    consentOf(
      [{ group: 'measurement', digest: shown }],
      { measurement: { isGranted, digest: 'k3', wording: 1, form: 'banner', chosenAt: 1 } },
      { signal: false },
    )
  t.same(consent(true, 'k3').answers, { measurement: true })
  t.same(consent(true, 'k4').answers, { measurement: null })
  t.same(consent(false, 'k4').answers, { measurement: false })
  t.equal(isOpen(consent(false, 'k4')), false)
  t.equal(isOpen(consent(true, 'k4')), true)
})

test('Global Privacy Control refuses advertising, so a site that has only ads does not ask', async (t) => {
  const ads = [{ group: 'advertising', digest: 'k' }] as const
  const yes: Choice = {
    advertising: { isGranted: true, digest: 'k', wording: 1, form: 'banner', chosenAt: 1 },
  }
  const consent = consentOf(ads, yes, { signal: true })
  t.same(consent, { answers: { advertising: false }, signal: true })
  t.equal(isOpen(consent), false)
  t.same(consentOf([], yes, { signal: true }), noConsent)
})
