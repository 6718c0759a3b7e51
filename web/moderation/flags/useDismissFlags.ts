import { graphql, useRelayEnvironment } from 'react-relay'
import { useRevalidator } from 'react-router'
import { commit } from '../../relay/commit.ts'
import { toast } from '../../ui/overlays/toast.ts'
import type { useDismissFlagsMutation } from './__generated__/useDismissFlagsMutation.graphql.ts'

const mutation = graphql`
  mutation useDismissFlagsMutation($assocId: ID!, $assocType: AssocType!) {
    dismissFlags(assocId: $assocId, assocType: $assocType) {
      closedId
    }
  }
`

/** Closes the reports of something that is as it should be, then reads the screen again; resolves to whether it is done. */
export function useDismissFlags(): (item: useDismissFlagsMutation['variables']) => Promise<boolean> {
  const environment = useRelayEnvironment()
  const { revalidate } = useRevalidator()
  return async (variables) => {
    const response = await commit<useDismissFlagsMutation>(environment, { mutation, variables })
    if (!response) return false
    toast('Report dismissed')
    await revalidate()
    return true
  }
}
