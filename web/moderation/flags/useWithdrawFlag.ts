import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand.ts'
import type { useWithdrawFlagMutation } from './__generated__/useWithdrawFlagMutation.graphql.ts'

const mutation = graphql`
  mutation useWithdrawFlagMutation($assocId: ID!, $assocType: AssocType!) {
    withdrawFlag(assocId: $assocId, assocType: $assocType) {
      pending
    }
  }
`

/** Withdraws the viewer's own report of an item or member. */
export function useWithdrawFlag(): (item: useWithdrawFlagMutation['variables']) => Promise<void> {
  const [run] = useCommand<useWithdrawFlagMutation>(mutation)
  return async (variables) => {
    await run(variables, { done: 'Report withdrawn.' })
  }
}
