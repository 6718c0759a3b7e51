import { graphql, useMutation } from 'react-relay'
import { failureText } from '../relay/errors.ts'
import { toast } from '../ui/overlays/toast.ts'
import type { useReactMutation } from './__generated__/useReactMutation.graphql.ts'
import { choose, total, type Aggregate, type ReactionType } from './choose.ts'

/** An item's reactions as they are shown now. */
export interface Reacted {
  readonly id: string
  readonly assocId: string
  readonly assocType: useReactMutation['variables']['assocType']
  readonly reactionAggregates: readonly Aggregate[]
}

/** Chooses a reaction; it shows at once and goes back with a toast when it fails. */
export function useReact(): (item: Reacted, type: ReactionType) => void {
  const [commit] = useMutation<useReactMutation>(graphql`
    mutation useReactMutation($assocId: ID!, $assocType: AssocType!, $type: ReactionType!)
    @raw_response_type {
      createReaction(assocId: $assocId, reactedType: $assocType, type: $type) {
        reactions {
          ...ReactionButton_reactions
        }
      }
    }
  `)
  return ({ id, assocId, assocType, reactionAggregates }, type) => {
    const chosen = choose(reactionAggregates, type)
    commit({
      variables: { assocId, assocType, type },
      optimisticResponse: {
        createReaction: {
          reactions: { id, assocId, assocType, total: total(chosen), reactionAggregates: chosen },
        },
      },
      onError: (error) => toast(failureText(error), 'error'),
    })
  }
}
