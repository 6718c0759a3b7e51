import { graphql, useRelayEnvironment } from 'react-relay'
import { commit } from '../../relay/commit.ts'
import { toast } from '../../ui/overlays/toast.ts'
import type { useWithdrawFlagMutation } from './__generated__/useWithdrawFlagMutation.graphql.ts'

const mutation = graphql`
  mutation useWithdrawFlagMutation($assocId: ID!, $assocType: AssocType!) {
    withdrawFlag(assocId: $assocId, assocType: $assocType) {
      pending
    }
  }
`

/** Takes a report back. */
export function useWithdrawFlag(): (item: useWithdrawFlagMutation['variables']) => Promise<void> {
  const environment = useRelayEnvironment()
  return async (variables) => {
    const response = await commit<useWithdrawFlagMutation>(environment, { mutation, variables })
    if (response) toast('Your report is withdrawn.')
  }
}
