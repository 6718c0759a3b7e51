import { graphql } from 'react-relay'
import { useCommand } from '../relay/useCommand.ts'
import type { useReactMutation } from './__generated__/useReactMutation.graphql.ts'
import { choose, total, type Aggregate, type ReactionType } from './choose.ts'
import { useNewest } from './useNewest.ts'

/** An item with the reactions that the page currently shows. */
export interface Reacted {
  readonly id: string
  readonly assocId: string
  readonly assocType: useReactMutation['variables']['assocType']
  readonly reactionAggregates: readonly Aggregate[]
}

/** Sets the viewer's reaction and shows it at once; if this fails, restores the previous state and shows a toast. */
export function useReact(): (item: Reacted, type: ReactionType) => void {
  const [run] = useCommand<useReactMutation>(graphql`
    mutation useReactMutation($assocId: ID!, $assocType: AssocType!, $type: ReactionType!)
    @raw_response_type {
      createReaction(assocId: $assocId, reactedType: $assocType, type: $type) {
        position
        reactions {
          ...ReactionButton_reactions
        }
      }
    }
  `)
  const newest = useNewest()
  return (item, type) => {
    const { id, assocId, assocType, reactionAggregates } = item
    const told = newest(item)
    const chosen = choose(reactionAggregates, type)
    const optimistic = {
      createReaction: {
        position: null,
        reactions: { id, assocId, assocType, total: total(chosen), reactionAggregates: chosen },
      },
    }
    void run(
      { assocId, assocType, type },
      { optimistic, done: ({ createReaction }) => told(createReaction.position) },
    )
  }
}
