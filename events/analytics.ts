import { z } from 'zod'
import { defineEvents, personal, v1 } from './define.ts'
import { MemberId, QuestionId, SiteId } from './ids.ts'
import { ReactionKind } from './reactions.ts'

/** An analyst's query on the event history: the events to count, how to group them, and what to measure. */
export const QuestionSpec = z.object({
  events: z.array(z.string()),
  /** The filter accepts any value if its list is empty. */
  sites: z.array(SiteId),
  reactions: z.array(ReactionKind),
  origins: z.array(z.enum(['live', 'import', 'seed'])),
  /** First and last day (UTC, inclusive) on which counted events occurred (`occurredAt`); null for no limit. */
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  groupBy: z.array(
    z.enum(['day', 'week', 'month', 'site', 'reaction', 'item', 'cohort-week', 'cohort-month', 'event']),
  ),
  measure: z.enum(['events', 'members', 'events-per-member']),
})
export type QuestionSpec = z.output<typeof QuestionSpec>

const question = z.object({ question: QuestionId, analyst: MemberId })

/**
 * Events of analysts' questions (queries on the event history), and of views of the answers. Streams:
 * questions-<analyst>, and answers-<analyst>-<day>.
 */
export const analyticsEvents = defineEvents({
  QuestionAsked: v1(
    z.object({ ...question.shape, title: personal(z.string(), 'analyst'), ...QuestionSpec.shape }),
  ),
  /** From now on, each new event updates the answer to the question. */
  QuestionKept: v1(question),
  /** The answer to the question is deleted. */
  QuestionDropped: v1(question),
  /** An analyst viewed or downloaded an answer; the event contains the query but no personal data. */
  AnswerRead: v1(z.object({ ...question.shape, as: z.enum(['screen', 'csv']) })),
})
