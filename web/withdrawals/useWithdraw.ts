import { graphql } from 'react-relay'
import { useCommand } from '../relay/useCommand.ts'
import { toast } from '../ui/overlays/toast.ts'
import type { useWithdrawMutation } from './__generated__/useWithdrawMutation.graphql.ts'
import { useRestore } from './useRestore.ts'

const mutation = graphql`
  mutation useWithdrawMutation($assocId: ID!, $assocType: AssocType!) {
    withdrawContent(assocId: $assocId, assocType: $assocType) {
      item {
        ...useRestore_item @relay(mask: false)
      }
      root {
        ... on Commentable {
          id
          commentCount
        }
      }
    }
  }
`

/** Duration of the toast with Undo after a deletion, in ms. */
const UNDO_MS = 20_000

/** Deletes the viewer's own item and offers Undo; resolves to true on success. */
export function useWithdraw(): (item: useWithdrawMutation['variables']) => Promise<boolean> {
  const [run] = useCommand<useWithdrawMutation>(mutation)
  const restore = useRestore()
  return async (variables) => {
    if (!(await run(variables))) return false
    toast('Deleted', 'success', {
      actions: [{ label: 'Undo', onAction: () => void restore(variables) }],
      clearAfter: UNDO_MS,
    })
    return true
  }
}
