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

/** Delay after a decision until the screen is refetched, in ms (spec §9 moderation reload). */
const RELOAD_MS = 1000

/** Carries out a moderator's decision, and refetches the screen a second later; resolves to true on success. */
export function useDecide(): (decision: useDecideMutation['variables']) => Promise<boolean> {
  const [run] = useCommand<useDecideMutation>(mutation)
  const { revalidate } = useRevalidator()
  return async (variables) => {
    const done = variables.operation === 'DELETE' ? 'Deleted' : 'Marked as spam'
    if (!(await run(variables, { done }))) return false
    setTimeout(() => void revalidate(), RELOAD_MS)
    return true
  }
}
