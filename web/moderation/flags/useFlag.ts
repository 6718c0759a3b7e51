import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand.ts'
import { toast } from '../../ui/overlays/toast.ts'
import type { useFlagMutation } from './__generated__/useFlagMutation.graphql.ts'
import { useWithdrawFlag } from './useWithdrawFlag.ts'

const mutation = graphql`
  mutation useFlagMutation($assocId: ID!, $assocType: AssocType!, $reason: FlagReason!, $note: String) {
    contentFlag(assocId: $assocId, assocType: $assocType, reason: $reason, note: $note) {
      pending
    }
  }
`

/** Duration of the toast with Undo after a report, in ms. */
const UNDO_MS = 10_000

/** Reports an item to the moderators, and offers Undo (spec §8 Moderation); resolves to true on success. */
export function useFlag(): (flag: useFlagMutation['variables']) => Promise<boolean> {
  const [run] = useCommand<useFlagMutation>(mutation)
  const withdraw = useWithdrawFlag()
  return async (variables) => {
    if (!(await run(variables))) return false
    const { assocId, assocType } = variables
    toast('Thank you! Our moderators will review.', 'success', {
      actions: [{ label: 'Undo', onAction: () => void withdraw({ assocId, assocType }) }],
      clearAfter: UNDO_MS,
    })
    return true
  }
}
