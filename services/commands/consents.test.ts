import { test } from 'tap'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import { ERASED } from '../../events/define.ts'
import { roles } from '../rules/roles.ts'
import { consents, type ConsentCommand, type GivenAnswer } from './consents.ts'
import { spec } from './testing/spec.ts'
import { ada, site, unverified, withRole } from './testing/stories.ts'

const second = (n: number) => 1_795_000_000 + n
const at = (n: number) => new Date(second(n) * 1000).toISOString()

const answer = (isGranted: boolean, n = 0, change: Partial<GivenAnswer> = {}): GivenAnswer => ({
  group: 'measurement',
  isGranted,
  providers: ['tags.example.com'],
  wording: 1,
  form: 'banner',
  chosenAt: second(n),
  ...change,
})
const command = (name: ConsentCommand['name'], ...answers: GivenAnswer[]): ConsentCommand => ({
  name,
  site,
  signal: false,
  answers,
})
type Answered = Extract<CatalogueEvent, { type: 'ConsentAnswered' }>
const answered = (granted: boolean, n = 0, change: Partial<Answered['data']> = {}): Answered => ({
  type: 'ConsentAnswered',
  data: {
    member: ada,
    site,
    group: 'measurement',
    granted,
    providers: ['tags.example.com'],
    wording: { version: 1, language: 'en' },
    form: 'banner',
    chosenAt: at(n),
    joined: false,
    signal: false,
    ...change,
  },
})
const given = (...events: CatalogueEvent[]) => spec(consents).given(events).knowing(unverified(ada))

test("a member's answers about each group are recorded with their words, form and time", async () => {
  await given()
    .when(
      command(
        'answerConsent',
        answer(true),
        answer(false, 0, { group: 'advertising', form: 'cookie-settings' }),
      ),
      ada,
    )
    .then([answered(true), answered(false, 0, { group: 'advertising', form: 'cookie-settings' })])
  await given(answered(true))
    .when(command('answerConsent', answer(false, 5)), ada)
    .then([answered(false, 5)])
})

test('an answer is recorded again only if the answer, the words or the providers changed', async () => {
  await given(answered(true))
    .when(command('answerConsent', answer(true, 9)), ada)
    .thenNothing()
  await given(answered(true, 0, { wording: { version: 2, language: 'en' } }))
    .when(command('answerConsent', answer(true, 9)), ada)
    .then([answered(true, 9)])
  await given(answered(true, 0, { providers: [] }))
    .when(command('answerConsent', answer(true, 9)), ada)
    .then([answered(true, 9)])
})

test("a visitor's answers become the member's at a log-in, but never lift a refusal", async () => {
  await given()
    .when(command('joinConsent', answer(true)), ada)
    .then([answered(true, 0, { joined: true })])
  await given(answered(false))
    .when(command('joinConsent', answer(true, 9)), ada)
    .thenNothing()
  await given(answered(true))
    .when(command('joinConsent', answer(false, 9)), ada)
    .then([answered(false, 9, { joined: true })])
  await given(answered(true, 9))
    .when(command('joinConsent', answer(false)), ada)
    .thenNothing()
})

test('answers of other sites, erased ones, and ones of unknown groups do not count', async () => {
  for (const change of [
    { site: 'site_01jd0000000000000000000009' as typeof site },
    { granted: ERASED },
    { group: 'gone' },
    { form: 'gone' },
  ])
    await given(answered(false, 0, change))
      .when(command('joinConsent', answer(true)), ada)
      .then([answered(true, 0, { joined: true })])
})

test('spammers can answer too, and visitors have no record', async () => {
  await spec(consents)
    .given([])
    .knowing(withRole(ada, roles.spammer))
    .when(command('answerConsent', answer(false)), ada)
    .then([answered(false)])
  await spec(consents)
    .given([])
    .when(command('answerConsent', answer(false)), ada)
    .thenRejected('Please create an account or log in to continue.')
})
