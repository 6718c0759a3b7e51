import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router'
import { useCommand } from '../../relay/useCommand.ts'
import type { useDismissFlagsMutation } from './__generated__/useDismissFlagsMutation.graphql.ts'

const mutation = graphql`
  mutation useDismissFlagsMutation($assocId: ID!, $assocType: AssocType!) {
    dismissFlags(assocId: $assocId, assocType: $assocType) {
      closedId
    }
  }
`

/** Dismisses an item's reports and refetches the moderators' list; resolves to true on success. */
export function useDismissFlags(): (item: useDismissFlagsMutation['variables']) => Promise<boolean> {
  const [run] = useCommand<useDismissFlagsMutation>(mutation)
  const { revalidate } = useRevalidator()
  return async (variables) => {
    if (!(await run(variables, { done: 'Report dismissed.' }))) return false
    await revalidate()
    return true
  }
}
