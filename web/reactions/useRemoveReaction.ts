import { graphql } from 'react-relay'
import { useCommand } from '../relay/useCommand.ts'
import type { useRemoveReactionMutation } from './__generated__/useRemoveReactionMutation.graphql.ts'
import { choose, total } from './choose.ts'
import { useNewest } from './useNewest.ts'
import type { Reacted } from './useReact.ts'

/** Removes the viewer's reaction at once; if this fails, restores the previous state and shows a toast. */
export function useRemoveReaction(): (item: Reacted) => void {
  const [run] = useCommand<useRemoveReactionMutation>(graphql`
    mutation useRemoveReactionMutation($assocId: ID!, $assocType: AssocType!) @raw_response_type {
      removeReaction(assocId: $assocId, reactedType: $assocType) {
        position
        reactions {
          ...ReactionButton_reactions
        }
      }
    }
  `)
  const newest = useNewest()
  return (item) => {
    const { id, assocId, assocType, reactionAggregates } = item
    const told = newest(item)
    const left = choose(reactionAggregates, null)
    const optimistic = {
      removeReaction: {
        position: null,
        reactions: { id, assocId, assocType, total: total(left), reactionAggregates: left },
      },
    }
    void run(
      { assocId, assocType },
      { optimistic, done: ({ removeReaction }) => told(removeReaction.position) },
    )
  }
}
