import { graphql } from 'react-relay'
import { useCommand } from '../relay/useCommand.ts'
import type { useRestoreMutation } from './__generated__/useRestoreMutation.graphql.ts'

void graphql`
  fragment useRestore_item on Content {
    id
    body
    isRemoved
    restorableUntil
    revision
    viewerCan {
      edit
      withdraw
      delete
      markAsSpam
      flag
    }
    itemTitle: title
    path
    ... on Thread {
      slug
    }
  }
`
const mutation = graphql`
  mutation useRestoreMutation($assocId: ID!, $assocType: AssocType!) {
    restoreContent(assocId: $assocId, assocType: $assocType) {
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

/** Restores an item that the viewer has just deleted; resolves to true on success. */
export function useRestore(): (item: useRestoreMutation['variables']) => Promise<boolean> {
  const [run] = useCommand<useRestoreMutation>(mutation)
  return async (variables) => {
    return Boolean(await run(variables, { done: 'Restored' }))
  }
}
