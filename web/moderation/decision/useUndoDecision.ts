import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router'
import { useCommand } from '../../relay/useCommand.ts'
import type { useUndoDecisionMutation } from './__generated__/useUndoDecisionMutation.graphql.ts'

const mutation = graphql`
  mutation useUndoDecisionMutation($id: ID!) {
    undoDecision(id: $id) {
      item {
        state
        ...ContentEntries_item
      }
    }
  }
`

/** Undoes a decision by its id, and refetches the screen; resolves to true on success. */
export function useUndoDecision(): (id: string) => Promise<boolean> {
  const [run] = useCommand<useUndoDecisionMutation>(mutation)
  const { revalidate } = useRevalidator()
  return async (id) => {
    if (!(await run({ id }, { done: 'Undone. Everything is as before.' }))) return false
    await revalidate()
    return true
  }
}
