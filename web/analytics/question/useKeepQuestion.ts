import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand.ts'
import type { useKeepQuestionMutation } from './__generated__/useKeepQuestionMutation.graphql.ts'

/** Keeps a question, so that its answer stays up to date; shows failures in a toast. */
export function useKeepQuestion() {
  const [run, isBusy] = useCommand<useKeepQuestionMutation>(graphql`
    mutation useKeepQuestionMutation($questionId: ID!) {
      keepQuestion(questionId: $questionId) {
        question {
          id
          isKept
        }
      }
    }
  `)
  const keep = (questionId: string) => {
    void run({ questionId }, { done: 'This answer will be kept up to date.' })
  }
  return [keep, isBusy] as const
}
