import { test } from 'tap'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import { streamOf } from '../../events/kinds.ts'
import { noFacts, type DisorderFacts } from '../rules/disorders/facts.ts'
import { roles } from '../rules/roles.ts'
import {
  afterRelease,
  disorderFacts,
  disorderOfCode,
  disorderOfName,
  disorders,
  disorderSlug,
  type DisorderCommand,
} from './disorders.ts'
import { spec } from './testing/spec.ts'
import { ada, site, verified, withRole } from './testing/stories.ts'

const disorder = disorderOfCode('558')
const other = disorderOfCode('284963')
const facts: DisorderFacts = { ...noFacts, orphaCode: '558', name: 'Marfan syndrome', synonyms: ['MFS'] }
const byAdmin = { source: null, release: null }
const first = { source: 'orphanet', release: '2025-03' }
const second = { source: 'orphanet', release: '2025-09' }

const slug = 'marfan-syndrome-558'
const defined: CatalogueEvent = { type: 'DisorderDefined', data: { disorder, ...facts, slug, ...first } }
const corrected = (facts: DisorderFacts, origin: typeof first | typeof byAdmin): CatalogueEvent => ({
  type: 'DisorderCorrected',
  data: { disorder, ...facts, slug: disorderSlug(disorder, facts), ...origin },
})
const retired = (successor: typeof other | null): CatalogueEvent => ({
  type: 'DisorderRetired',
  data: { disorder, successor, ...byAdmin },
})
const define = (of: Partial<DisorderFacts> = {}): DisorderCommand => ({
  name: 'defineDisorder',
  disorder,
  facts: { ...facts, ...of },
  ...first,
})
const correct = (of: Partial<DisorderFacts>): DisorderCommand => ({
  name: 'correctDisorder',
  disorder,
  facts: { ...facts, ...of },
  ...byAdmin,
})
const retire = (successor: typeof other | null): DisorderCommand => ({
  name: 'retireDisorder',
  disorder,
  successor,
  ...byAdmin,
})

const given = (...events: CatalogueEvent[]) =>
  spec(disorders).given(events).knowing(withRole(ada, roles.administrator))

test('a disorder can be defined once, and its slug ends with its code', async () => {
  await given().when(define(), 'system').then([defined])
  await given().when(define(), ada).then([defined])
  await given(defined).when(define(), ada).thenRejected('This condition already exists')
  await given()
    .when(define({ name: ' ' }), ada)
    .thenRejected('Please enter a name')
})

test('only administrators can change the directory of disorders', async () => {
  const asMember = spec(disorders).given([defined]).knowing(verified(ada))
  for (const command of [define(), correct({ summary: 'A disorder.' }), retire(null)])
    await asMember.when(command, ada).thenRejected('Not authorized')
})

test('the event of a correction contains all facts about the disorder, and a new name changes the slug', async () => {
  const renamed = { ...facts, name: 'Marfan’s syndrome', summary: 'A disorder of connective tissue.' }
  await given(defined)
    .when(correct(renamed), ada)
    .then([corrected(renamed, byAdmin)])
  await given(defined).when(correct({}), ada).thenNothing()
  await given().when(correct({}), ada).thenRejected('Condition not found')
})

test('a new release of a source changes a disorder but keeps the corrections by administrators', async (t) => {
  const ours = { ...facts, summary: 'In our words.' }
  const state = [defined, corrected(ours, byAdmin)].reduce(disorderFacts.evolve, disorderFacts.initialState)
  const release = { ...facts, synonyms: ['MFS', 'Marfan disease'] }
  t.same(afterRelease(state, release), { ...ours, synonyms: release.synonyms })
  t.same(afterRelease(state, { ...facts, summary: 'In new words.' }).summary, 'In new words.')
  await given(defined, corrected(ours, byAdmin))
    .when({ name: 'correctDisorder', disorder, facts: afterRelease(state, release), ...second }, 'system')
    .then([corrected({ ...ours, synonyms: release.synonyms }, second)])
})

test('a disorder can be retired in favour of a successor and defined again later', async () => {
  const there = (...events: CatalogueEvent[]) => ({ stream: streamOf(other), events })
  const successor: CatalogueEvent = {
    type: 'DisorderDefined',
    data: { disorder: other, ...facts, orphaCode: '284963', slug: 'marfan-syndrome-type-1-284963', ...first },
  }
  await given(defined)
    .when(retire(null), ada)
    .then([retired(null)])
  await given(defined)
    .knowing(there(successor))
    .when(retire(other), ada)
    .then([retired(other)])
  const sentence = 'Please choose another condition of the directory as its successor'
  await given(defined).when(retire(other), ada).thenRejected(sentence)
  await given(defined).when(retire(disorder), ada).thenRejected(sentence)
  await given(defined, retired(null)).when(retire(null), ada).thenNothing()
  await given(defined, retired(null)).when(correct({}), ada).thenRejected('This condition is retired')
  await given(defined, retired(null)).when(define(), ada).then([defined])
})

test('a site can feature a disorder or choose it as its condition only once', async () => {
  const data = { disorder, site }
  const pairs = [
    ['featureDisorder', 'DisorderFeatured', 'unfeatureDisorder', 'DisorderUnfeatured'],
    ['addSiteCondition', 'SiteConditionAdded', 'removeSiteCondition', 'SiteConditionRemoved'],
  ] as const
  for (const [on, added, off, removed] of pairs) {
    await given(defined)
      .when({ name: on, ...data }, ada)
      .then([{ type: added, data }])
    await given(defined, { type: added, data })
      .when({ name: on, ...data }, ada)
      .thenNothing()
    await given(defined, { type: added, data })
      .when({ name: off, ...data }, ada)
      .then([{ type: removed, data }])
    await given(defined)
      .when({ name: off, ...data }, ada)
      .thenNothing()
    await given()
      .when({ name: on, ...data }, ada)
      .thenRejected('Condition not found')
  }
})

test('questions that a source answers about a disorder replace its earlier questions', async () => {
  const question = {
    slug: 'symptoms',
    question: 'What are the signs?',
    answer: 'Tall people.',
    url: 'https://a.test/',
  }
  const answer = (...questions: object[]): DisorderCommand => ({
    name: 'answerQuestions',
    disorder,
    source: 'medquad',
    questions,
  })
  const answered: CatalogueEvent = {
    type: 'DisorderQuestionsAnswered',
    data: { disorder, source: 'medquad', questions: [question] },
  }
  await given(defined).when(answer(question), 'system').then([answered])
  await given(defined, answered).when(answer(question), 'system').thenNothing()
  await given(defined)
    .when(answer(question, question), 'system')
    .thenRejected('Two questions have the same address')
})

test('disorders whose names differ only in signs have different slugs', async (t) => {
  const slugs = [
    ['317416', 'T-B+ severe combined immunodeficiency'],
    ['317419', 'T-B- severe combined immunodeficiency'],
    ['397802', 'T+B+ severe combined immunodeficiency'],
  ].map(([orphaCode = '', name = '']) => disorderSlug(disorderOfCode(orphaCode), { name, orphaCode }))
  t.same(slugs, [
    't-b-severe-combined-immunodeficiency-317416',
    't-b-severe-combined-immunodeficiency-317419',
    't-b-severe-combined-immunodeficiency-397802',
  ])
})

test('the slug of a condition without a code is its name, with an addition once it was renamed', async (t) => {
  const diabetes = disorderOfName('Type 2 diabetes')
  t.equal(disorderSlug(diabetes, { name: 'Type 2 diabetes', orphaCode: null }), 'type-2-diabetes')
  t.match(disorderSlug(diabetes, { name: 'Diabetes', orphaCode: null }), /^diabetes-\w{6}$/)
})
