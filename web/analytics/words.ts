import { askable, groupings, measures } from '../../services/rules/questions.ts'
import type { QuestionState } from './__generated__/QuestionCard_question.graphql.ts'

const word = (words: object, key: string): string => new Map(Object.entries(words)).get(key) ?? key
const lower = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1)

/** What happened, in words. */
export const eventWords = (events: readonly string[]): string =>
  events.map((event) => word(askable, event)).join(', ')

/** A question as a sentence. */
export function summaryOf(question: {
  events: readonly string[]
  groupBy: readonly string[]
  measure: string
}): string {
  const groups = question.groupBy.map((grouping) => lower(word(groupings, grouping))).join(' and ')
  return `${word(measures, question.measure)}, by ${groups}: ${lower(eventWords(question.events))}`
}

/** How far an answer is, in words. */
export function stateWords(state: QuestionState | undefined): string {
  switch (state) {
    case 'RUNNING':
      return 'Being counted'
    case 'DONE':
      return 'Complete'
    case 'LIVE':
      return 'Kept up to date'
    case 'FAILED':
      return 'Stands still'
    case undefined:
      return 'Waiting'
  }
}
