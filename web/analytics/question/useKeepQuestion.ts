import { graphql, useMutation } from 'react-relay'
import { failureText } from '../../relay/errors.ts'
import { toast } from '../../ui/overlays/toast.ts'
import type { useKeepQuestionMutation } from './__generated__/useKeepQuestionMutation.graphql.ts'

/** Keeps a question: its answer is brought up to date from now on. Tells a failure in a toast. */
export function useKeepQuestion() {
  const [commit, isBusy] = useMutation<useKeepQuestionMutation>(graphql`
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
    commit({
      variables: { questionId },
      onCompleted: () => toast('Kept. The answer will stay up to date.'),
      onError: (error) => toast(failureText(error), 'error'),
    })
  }
  return [keep, isBusy] as const
}
