import { graphql, useMutation } from 'react-relay'
import { failureText } from '../../relay/errors.ts'
import { toast } from '../../ui/overlays/toast.ts'
import type { useDropQuestionMutation } from './__generated__/useDropQuestionMutation.graphql.ts'

/** Drops a question with its answer; tells a failure in a toast. */
export function useDropQuestion() {
  const [commit, isBusy] = useMutation<useDropQuestionMutation>(graphql`
    mutation useDropQuestionMutation($questionId: ID!) {
      dropQuestion(questionId: $questionId) {
        questionId
      }
    }
  `)
  const drop = (questionId: string, onDone: () => void) => {
    commit({
      variables: { questionId },
      updater(store) {
        const left = store.getRoot().getLinkedRecords('questions')
        if (!left) return
        store.getRoot().setLinkedRecords(
          left.filter((question) => question.getDataID() !== questionId),
          'questions',
        )
      },
      onCompleted: () => {
        toast('Question deleted')
        onDone()
      },
      onError: (error) => toast(failureText(error), 'error'),
    })
  }
  return [drop, isBusy] as const
}
