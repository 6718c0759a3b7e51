import { graphql } from 'react-relay'
import { useCommand } from '../relay/useCommand.ts'
import type { useRemoveReactionMutation } from './__generated__/useRemoveReactionMutation.graphql.ts'
import { choose, total } from './choose.ts'
import type { Reacted } from './useReact.ts'

/** Removes the viewer's reaction at once; if this fails, restores the previous state and shows a toast. */
export function useRemoveReaction(): (item: Reacted) => void {
  const [run] = useCommand<useRemoveReactionMutation>(graphql`
    mutation useRemoveReactionMutation($assocId: ID!, $assocType: AssocType!) @raw_response_type {
      removeReaction(assocId: $assocId, reactedType: $assocType) {
        reactions {
          ...ReactionButton_reactions
        }
      }
    }
  `)
  return ({ id, assocId, assocType, reactionAggregates }) => {
    const left = choose(reactionAggregates, null)
    const optimistic = {
      removeReaction: {
        reactions: { id, assocId, assocType, total: total(left), reactionAggregates: left },
      },
    }
    void run({ assocId, assocType }, { optimistic })
  }
}
