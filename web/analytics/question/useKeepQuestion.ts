import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand.ts'
import type { useKeepQuestionMutation } from './__generated__/useKeepQuestionMutation.graphql.ts'

/** Marks a question as kept, so that its answer stays up to date. Shows failures in a toast. */
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
