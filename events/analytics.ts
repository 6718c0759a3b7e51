import { z } from 'zod'
import { defineEvents, personal, v1 } from './define.ts'
import { MemberId, QuestionId, SiteId } from './ids.ts'
import { ReactionKind } from './reactions.ts'

/** What an analyst asks of the history: which events count, how they are grouped, and what is counted. */
export const QuestionSpec = z.object({
  /** Names of event types. */
  events: z.array(z.string()),
  /** Empty lists let everything pass. */
  sites: z.array(SiteId),
  reactions: z.array(ReactionKind),
  origins: z.array(z.enum(['live', 'import', 'seed'])),
  /** First and last day (UTC) on which it happened for people; null where it is open. */
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  /** One or two. */
  groupBy: z.array(
    z.enum(['day', 'week', 'month', 'site', 'reaction', 'item', 'cohort-week', 'cohort-month', 'event']),
  ),
  measure: z.enum(['events', 'members', 'events-per-member']),
})
export type QuestionSpec = z.output<typeof QuestionSpec>

const question = z.object({ question: QuestionId, analyst: MemberId })

/**
 * Questions that analysts ask of the whole history, and who read the answers.
 * Streams: questions-<analyst>; answers-<analyst>-<day>, as long as a day of looking.
 */
export const analyticsEvents = defineEvents({
  QuestionAsked: v1(
    z.object({ ...question.shape, title: personal(z.string(), 'analyst'), ...QuestionSpec.shape }),
  ),
  /** From now on its answer is kept up to date. */
  QuestionKept: v1(question),
  /** Its answer is no longer there. */
  QuestionDropped: v1(question),
  /** What was shown is counted by the question's own spec: no member, no text. */
  AnswerRead: v1(z.object({ ...question.shape, as: z.enum(['screen', 'csv']) })),
})
