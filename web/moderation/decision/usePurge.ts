import { graphql, useRelayEnvironment } from 'react-relay'
import { useRevalidator } from 'react-router'
import { commit } from '../../relay/commit.ts'
import { toast } from '../../ui/overlays/toast.ts'
import type { usePurgeMutation } from './__generated__/usePurgeMutation.graphql.ts'

const mutation = graphql`
  mutation usePurgeMutation($assocId: ID!, $assocType: AssocType!, $revision: Int!, $reason: PurgeReason!) {
    purgeContent(assocId: $assocId, assocType: $assocType, revision: $revision, reason: $reason) {
      purgedId
    }
  }
`

/** Purges an item, then reads the screen anew; resolves to whether it was done. */
export function usePurge(): (purge: usePurgeMutation['variables']) => Promise<boolean> {
  const environment = useRelayEnvironment()
  const { revalidate } = useRevalidator()
  return async (variables) => {
    const response = await commit<usePurgeMutation>(environment, { mutation, variables })
    if (!response) return false
    toast('Purged')
    await revalidate()
    return true
  }
}
