import { askable, groupings, measures } from '../../services/rules/questions.ts'
import type { QuestionState } from './question/__generated__/QuestionCard_question.graphql.ts'

const word = (words: object, key: string): string => new Map(Object.entries(words)).get(key) ?? key
const lower = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1)

/** Describes a question in a sentence. */
export function summaryOf(question: {
  events: readonly string[]
  groupBy: readonly string[]
  measure: string
}): string {
  const groups = question.groupBy.map((grouping) => lower(word(groupings, grouping))).join(' and ')
  const events = question.events.map((event) => lower(word(askable, event))).join(', ')
  return `${word(measures, question.measure)}, by ${groups}: ${events}`
}

/** Describes the state of an answer. */
export function stateWords(state: QuestionState | undefined): string {
  switch (state) {
    case 'RUNNING':
      return 'Counting'
    case 'DONE':
      return 'Complete'
    case 'LIVE':
      return 'Kept up to date'
    case 'FAILED':
    case 'STOPPED':
      return 'Stopped'
    case undefined:
      return 'Waiting'
  }
}
