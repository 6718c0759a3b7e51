import { fetchQuery, graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import { isOvertaken } from '../relay/late-response.ts'
import type { newestQuery } from './__generated__/newestQuery.graphql.ts'
import type { Reacted } from './useReact.ts'

/** Reads the reactions to an item again if a live update has overtaken the response to a mutation. */
export function readNewest(
  environment: Environment,
  { assocId, assocType }: Reacted,
  ...mutation: Parameters<typeof isOvertaken>
): void {
  if (!isOvertaken(...mutation)) return
  fetchQuery<newestQuery>(
    environment,
    graphql`
      query newestQuery($reactables: [ReactableInput!]!) {
        reactions(reactables: $reactables) {
          ...ReactionButton_reactions
        }
      }
    `,
    { reactables: [{ assocId, assocType }] },
  ).subscribe({ error: (error: unknown) => console.warn("Couldn't read the newest reactions", error) })
}
