import { graphql, useRelayEnvironment } from 'react-relay'
import { commit } from '../relay/commit.ts'
import { toast } from '../ui/toast.ts'
import type { useDismissFlagsMutation } from './__generated__/useDismissFlagsMutation.graphql.ts'

const mutation = graphql`
  mutation useDismissFlagsMutation($assocId: ID!, $assocType: AssocType!) {
    dismissFlags(assocId: $assocId, assocType: $assocType) {
      closedId @deleteRecord
    }
  }
`

/** Closes the reports of something that is as it should be; resolves to whether it is done. */
export function useDismissFlags(): (item: useDismissFlagsMutation['variables']) => Promise<boolean> {
  const environment = useRelayEnvironment()
  return async (variables) => {
    const response = await commit<useDismissFlagsMutation>(environment, { mutation, variables })
    if (response) toast('Report dismissed')
    return response !== null
  }
}
