import { graphql, readInlineData, useRelayEnvironment } from 'react-relay'
import { commit } from '../relay/commit.ts'
import { toast } from '../ui/toast.ts'
import type { useFlag_item$key } from './__generated__/useFlag_item.graphql.ts'
import type { useFlagMutation } from './__generated__/useFlagMutation.graphql.ts'

const fragment = graphql`
  fragment useFlag_item on Content @inline {
    id
    assocType
  }
`
const mutation = graphql`
  mutation useFlagMutation($assocId: ID!, $assocType: AssocType!) {
    contentFlag(assocId: $assocId, assocType: $assocType) {
      pending
    }
  }
`

/** Reports an item to the moderators (spec §8 Moderation). */
export function useFlag(): (item: useFlag_item$key) => Promise<void> {
  const environment = useRelayEnvironment()
  return async (ref) => {
    const { id, assocType } = readInlineData(fragment, ref)
    const variables = { assocId: id, assocType }
    const response = await commit<useFlagMutation>(environment, { mutation, variables })
    if (response) toast('Thank you! Our moderators will review.')
  }
}
