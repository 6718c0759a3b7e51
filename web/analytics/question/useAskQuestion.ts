import { graphql, useMutation } from 'react-relay'
import type { Question } from '../../../services/rules/questions.ts'
import { failureText } from '../../relay/errors.ts'
import { toast } from '../../ui/overlays/toast.ts'
import type { useAskQuestionMutation } from './__generated__/useAskQuestionMutation.graphql.ts'

/** Asks a question and says which it became; tells a failure in a toast. */
export function useAskQuestion() {
  const [commit, isBusy] = useMutation<useAskQuestionMutation>(graphql`
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
    commit({
      variables: question,
      onCompleted: ({ askQuestion }) => onDone(askQuestion.question.id),
      onError: (error) => toast(failureText(error), 'error'),
    })
  }
  return [ask, isBusy] as const
}
