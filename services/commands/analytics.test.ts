import { test } from 'tap'
import type { QuestionSpec } from '../../events/analytics.ts'
import type { CatalogueEvent } from '../../events/catalogue.ts'
import type { QuestionId } from '../../events/kinds.ts'
import { roles } from '../rules/roles.ts'
import { answers, questions } from './analytics.ts'
import { spec } from './testing/spec.ts'
import { ada, bo, verified, withGrant, withRole } from './testing/stories.ts'

const idOf = (number: number): QuestionId =>
  `question_01jd00000000000000000000${String(number).padStart(2, '0')}`
const question = idOf(1)
const asked: QuestionSpec = {
  events: ['ReactionChosen'],
  sites: [],
  reactions: [],
  origins: [],
  from: null,
  to: null,
  groupBy: ['reaction', 'week'],
  measure: 'events',
}
const title = 'Reactions by kind and week'
const ask = { name: 'ask', question, title, spec: asked } as const
const keep = { name: 'keep', question } as const
const drop = { name: 'drop', question } as const
const expire = { name: 'expire', question, analyst: ada } as const
const askedOf = (question: QuestionId): CatalogueEvent => ({
  type: 'QuestionAsked',
  data: { question, analyst: ada, title, ...asked },
})
const kept: CatalogueEvent = { type: 'QuestionKept', data: { question, analyst: ada } }
const dropped: CatalogueEvent = { type: 'QuestionDropped', data: { question, analyst: ada } }

test('an analyst can ask questions, keep them and drop them', async () => {
  const story = spec(questions)
    .given([askedOf(question)])
    .knowing(withGrant(ada))
  await spec(questions)
    .given([])
    .knowing(withGrant(ada))
    .when(ask, ada)
    .then([askedOf(question)])
  await story.when(keep, ada).then([kept])
  await story.when(drop, ada).then([dropped])
  await spec(questions)
    .given([askedOf(question), kept])
    .knowing(withGrant(ada))
    .when(keep, ada)
    .thenNothing()
  await spec(questions).given([]).knowing(withGrant(ada)).when(keep, ada).thenRejected('Question not found')
  await spec(questions)
    .given([askedOf(question), dropped])
    .knowing(withGrant(ada))
    .when(drop, ada)
    .thenNothing()
})

test('members who are not analysts, including administrators, cannot ask questions', async () => {
  for (const other of [verified(ada), withRole(ada, roles.superAdmin)])
    await spec(questions).given([]).knowing(other).when(ask, ada).thenRejected('Not authorized')
  await spec(questions)
    .given([askedOf(question)])
    .knowing(withGrant(bo))
    .when(expire, bo)
    .thenRejected('Not authorized')
})

test('the system can drop a question that its analyst does not keep', async () => {
  await spec(questions)
    .given([askedOf(question)])
    .when(expire, 'system')
    .then([dropped])
})

test('an analyst has at most twenty open questions', async () => {
  const many = Array.from({ length: 20 }, (_, n) => askedOf(idOf(n + 10)))
  const sentence = 'You have 20 questions. Delete one before you ask another.'
  await spec(questions).given(many).knowing(withGrant(ada)).when(ask, ada).thenRejected(sentence)
  const one: CatalogueEvent = { type: 'QuestionDropped', data: { question: idOf(10), analyst: ada } }
  await spec(questions)
    .given([...many, one])
    .knowing(withGrant(ada))
    .when(ask, ada)
    .then([askedOf(question)])
})

test('an invalid question on the event history is rejected', async () => {
  const story = spec(questions).given([]).knowing(withGrant(ada))
  const wrong = (changes: Partial<QuestionSpec>) => ({ ...ask, spec: { ...asked, ...changes } })
  await story.when({ ...ask, title: ' ' }, ada).thenRejected('This field is required')
  await story.when({ ...ask, title: 'x'.repeat(121) }, ada).thenRejected('Maximum length of 120 exceeded')
  await story.when(wrong({ events: [] }), ada).thenRejected('Please choose what to count')
  await story
    .when(wrong({ from: '2026-02-01', to: '2026-01-01' }), ada)
    .thenRejected('The last day is before the first day')
  await story
    .when(wrong({ groupBy: ['day', 'week'] }), ada)
    .thenRejected('Please group by just one time period')
  await story
    .when(wrong({ events: ['MessageSent'] }), ada)
    .thenRejected('To filter or group by reaction, also choose “Reacted”')
})

test('every view of the answer to a question is recorded', async () => {
  const read = { name: 'read', question, as: 'csv', day: '2026-11-21' } as const
  const story = spec(answers).given([]).knowing(withGrant(ada))
  await story.when(read, ada).then([{ type: 'AnswerRead', data: { question, analyst: ada, as: 'csv' } }])
  await story.when(read, bo).thenRejected('Please create an account or log in to continue.')
  await spec(answers).given([]).knowing(verified(ada)).when(read, ada).thenRejected('Not authorized')
})
