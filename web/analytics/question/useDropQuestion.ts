import { graphql } from 'react-relay'
import type { RecordSourceProxy } from 'relay-runtime'
import { useCommand } from '../../relay/useCommand.ts'
import { toast } from '../../ui/overlays/toast.ts'
import type { useDropQuestionMutation } from './__generated__/useDropQuestionMutation.graphql.ts'

/** Deletes a question with its answer; shows failures in a toast. */
export function useDropQuestion() {
  const [run, isBusy] = useCommand<useDropQuestionMutation>(graphql`
    mutation useDropQuestionMutation($questionId: ID!) {
      dropQuestion(questionId: $questionId) {
        questionId
      }
    }
  `)
  const drop = (questionId: string, onDone: () => void) => {
    const updater = (store: RecordSourceProxy) => {
      const left = store.getRoot().getLinkedRecords('questions')
      if (!left) return
      store.getRoot().setLinkedRecords(
        left.filter((question) => question.getDataID() !== questionId),
        'questions',
      )
    }
    const done = () => {
      toast('Question deleted.')
      onDone()
    }
    void run({ questionId }, { updater, done })
  }
  return [drop, isBusy] as const
}
