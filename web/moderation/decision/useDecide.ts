import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router'
import { useCommand } from '../../relay/useCommand.ts'
import type { useDecideMutation } from './__generated__/useDecideMutation.graphql.ts'

const mutation = graphql`
  mutation useDecideMutation(
    $assocId: ID!
    $assocType: AssocType!
    $operation: ModerationOperation!
    $revision: Int!
  ) {
    moderationContentFlag(
      assocId: $assocId
      assocType: $assocType
      operation: $operation
      revision: $revision
    ) {
      item {
        id
        state
        revision
        viewerCan {
          edit
          withdraw
          delete
          markAsSpam
          flag
        }
      }
    }
  }
`

/** How long after a decision the screen is read anew, in milliseconds (spec §9 moderation reload). */
const reloadAfter = 1000

/** Decides on an item; resolves to whether the decision was taken. The screen is read anew a second later. */
export function useDecide(): (decision: useDecideMutation['variables']) => Promise<boolean> {
  const [run] = useCommand<useDecideMutation>(mutation)
  const { revalidate } = useRevalidator()
  return async (variables) => {
    const done = variables.operation === 'DELETE' ? 'Deleted' : 'Marked as spam'
    if (!(await run(variables, { done }))) return false
    setTimeout(() => void revalidate(), reloadAfter)
    return true
  }
}
