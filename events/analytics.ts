import { z } from 'zod'
import { defineEvents, personal, v1 } from './define.ts'
import { MemberId, QuestionId, SiteId } from './ids.ts'
import { ReactionKind } from './reactions.ts'

/** An analyst's query: the events to count, how to group them, and the measure. */
export const QuestionSpec = z.object({
  events: z.array(z.string()),
  /** An empty list matches all values. */
  sites: z.array(SiteId),
  reactions: z.array(ReactionKind),
  origins: z.array(z.enum(['live', 'import', 'seed'])),
  /** First and last day (UTC, inclusive) of `occurredAt`; null for no limit. */
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  /** One or two dimensions. */
  groupBy: z.array(
    z.enum(['day', 'week', 'month', 'site', 'reaction', 'item', 'cohort-week', 'cohort-month', 'event']),
  ),
  measure: z.enum(['events', 'members', 'events-per-member']),
})
export type QuestionSpec = z.output<typeof QuestionSpec>

const question = z.object({ question: QuestionId, analyst: MemberId })

/**
 * Queries of analysts on the whole history, and records of who viewed the answers. Streams: questions-<analyst>, and
 * answers-<analyst>-<day>, one per day.
 */
export const analyticsEvents = defineEvents({
  QuestionAsked: v1(
    z.object({ ...question.shape, title: personal(z.string(), 'analyst'), ...QuestionSpec.shape }),
  ),
  /** From now on, the answer is updated with each new event. */
  QuestionKept: v1(question),
  /** The answer is deleted. */
  QuestionDropped: v1(question),
  /** An analyst viewed or downloaded an answer. The event holds the query, but neither members nor texts. */
  AnswerRead: v1(z.object({ ...question.shape, as: z.enum(['screen', 'csv']) })),
})
