import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router'
import { useCommand } from '../../relay/useCommand.ts'
import type { usePurgeMutation } from './__generated__/usePurgeMutation.graphql.ts'

const mutation = graphql`
  mutation usePurgeMutation($assocId: ID!, $assocType: AssocType!, $revision: Int!, $reason: PurgeReason!) {
    purgeContent(assocId: $assocId, assocType: $assocType, revision: $revision, reason: $reason) {
      purgedId
    }
  }
`

/** Purges an item from the log and refetches the screen; resolves to true on success. */
export function usePurge(): (purge: usePurgeMutation['variables']) => Promise<boolean> {
  const [run] = useCommand<usePurgeMutation>(mutation)
  const { revalidate } = useRevalidator()
  return async (variables) => {
    if (!(await run(variables, { done: 'Purged' }))) return false
    await revalidate()
    return true
  }
}
