import { setTimeout as sleep } from 'node:timers/promises'
import { QuestionSpec } from '../../../../events/analytics.ts'
import { QuestionId } from '../../../../events/ids.ts'
import type { Change } from '../../../../projections/projection.ts'
import { runsOf, type Run } from '../../../analytics/runs.ts'
import { questions } from '../../../commands/analytics.ts'
import { questionProblem } from '../../../rules/questions.ts'
import type { QuestionState, Resolvers } from '../__generated__/resolvers.ts'
import type { GraphContext } from '../frame/context.ts'
import { allowed, failure, orNotFound } from '../frame/errors.ts'
import { idArgument } from '../frame/ids.ts'
import { delivered, live } from '../frame/live.ts'
import { carryOut, madeId } from '../frame/mutate.ts'
import { pageOf } from '../frame/connection.ts'
import { missedTerms } from '../../../operational/missed-searches.ts'
import { lookAt, ownQuestion } from './answers.ts'

/** Minimum time between deliveries of an answer to a subscriber, because answers are expensive to read. */
const MIN_INTERVAL_MS = 500

const states = {
  running: 'RUNNING',
  done: 'DONE',
  live: 'LIVE',
  failed: 'FAILED',
  stopped: 'STOPPED',
} as const satisfies Record<Run['state'], QuestionState>
const showings = { shown: 'SHOWN', few: 'FEW', beside: 'BESIDE' } as const

const idOf = (id: string) => idArgument(QuestionId, id, 'Question')

/** Parses the definition of a question. Throws an error with the reason if it is invalid. */
function specOf(title: string, given: object): QuestionSpec {
  const problem = questionProblem({ title, ...given })
  const spec = QuestionSpec.safeParse(given)
  if (problem || !spec.success) throw failure('INVALID', problem ?? 'Site not found')
  return spec.data
}

export const analyticsResolvers: Resolvers = {
  Query: {
    questions: (_, __, context) => context.services.reads.questionsOf(allowed('analyse', context).id),
    question: (_, { id }, context) => ownQuestion(context, idOf(id)),
    async missedSearches(_, { first }, context) {
      allowed('analyse', context)
      const { sql, sites } = context.services
      const missed = await missedTerms(sql, pageOf(first, null).size)
      const rows = await Promise.all(
        missed.map(async (row) => ({ ...row, site: await sites.byId(row.site) })),
      )
      return rows.flatMap(({ site, ...row }) => (site ? [{ ...row, site }] : []))
    },
    questionSites(_, __, context) {
      allowed('analyse', context)
      return context.services.sites.all()
    },
  },

  Question: {
    title: ({ title }) => title ?? '',
    isKept: ({ kept }) => kept,
    events: ({ spec }) => spec.events,
    async sites({ spec }, _, { services }) {
      const sites = await services.sites.all()
      return sites.filter(({ id }) => spec.sites.includes(id))
    },
    reactions: ({ spec }) => spec.reactions,
    origins: ({ spec }) => spec.origins,
    from: ({ spec }) => spec.from,
    to: ({ spec }) => spec.to,
    groupBy: ({ spec }) => spec.groupBy,
    measure: ({ spec }) => spec.measure,
    run: async ({ id }, _, { services }) => (await runsOf(services.sql, [id]))[0] ?? null,
    answer: (question, _, context) => lookAt(context, question, 'screen'),
  },
  QuestionRun: {
    state: ({ state }) => states[state],
    done: ({ done }) => Number(done),
  },
  AnswerGroup: {
    showing: ({ showing }) => showings[showing],
  },

  Mutation: {
    async askQuestion(_, { title, from = null, to = null, ...given }, context, info) {
      const analyst = allowed('analyse', context).id
      const spec = specOf(title, { ...given, from, to })
      const id = madeId('question', context, info)
      const asked = { title: title.trim(), spec }
      const done = await carryOut(context, info, questions, { name: 'ask', question: id, ...asked })
      const row = await context.services.reads.questionById(id)
      return { ...done, question: row ?? { id, analyst, ...asked, askedAt: new Date(), kept: false } }
    },
    async keepQuestion(_, { questionId }, context, info) {
      const { id } = await ownQuestion(context, idOf(questionId))
      const done = await carryOut(context, info, questions, { name: 'keep', question: id })
      const question = orNotFound(await context.services.reads.questionById(id), 'Question')
      return { ...done, question: { ...question, kept: true } }
    },
    async dropQuestion(_, { questionId }, context, info) {
      allowed('analyse', context)
      const done = await carryOut(context, info, questions, { name: 'drop', question: idOf(questionId) })
      return { ...done, questionId }
    },
  },

  Subscription: {
    questionChanged: {
      async subscribe(_, { questionId }, context) {
        const { id, analyst } = await ownQuestion(context, idOf(questionId))
        let told = -Infinity
        const read = async (fresh: GraphContext, { topic }: Change) => {
          // The subscription ends when the analyst's permission is revoked or the question is dropped.
          if (topic !== `question:${id}`) return allowed('analyse', fresh) && null
          await sleep(Math.max(0, told + MIN_INTERVAL_MS - performance.now()))
          told = performance.now()
          return ownQuestion(fresh, id)
        }
        // A small history is counted before the page of the question subscribes.
        const first: Change = { topic: `question:${id}`, id }
        return live(context, [first.topic, `member:${analyst}`], read, { first })
      },
      resolve: delivered,
    },
  },
}
