import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand.ts'
import type { Question } from '../../../services/rules/questions.ts'
import type { useAskQuestionMutation } from './__generated__/useAskQuestionMutation.graphql.ts'

/** Asks a question; resolves to the id of the question. Shows failures in a toast. */
export function useAskQuestion() {
  const [run, isBusy] = useCommand<useAskQuestionMutation>(graphql`
    mutation useAskQuestionMutation(
      $title: String!
      $events: [String!]!
      $sites: [ID!]!
      $reactions: [String!]!
      $origins: [String!]!
      $from: String
      $to: String
      $groupBy: [String!]!
      $measure: String!
    ) {
      askQuestion(
        title: $title
        events: $events
        sites: $sites
        reactions: $reactions
        origins: $origins
        from: $from
        to: $to
        groupBy: $groupBy
        measure: $measure
      ) {
        question {
          id
        }
      }
    }
  `)
  const ask = (question: Question, onDone: (id: string) => void) => {
    void run(question, { done: ({ askQuestion }) => onDone(askQuestion.question.id) })
  }
  return [ask, isBusy] as const
}
