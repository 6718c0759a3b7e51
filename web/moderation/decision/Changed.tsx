import { graphql } from 'react-relay'
import { Difference } from '../difference/Difference.tsx'
import type { ChangedQuery$data } from './__generated__/ChangedQuery.graphql.ts'

/** Reads an item at the revision that a moderator saw and at its newest one. */
export const changedQuery = graphql`
  query ChangedQuery($assocId: ID!, $assocType: AssocType!, $seen: Int!, $newest: Int!) {
    before: contentAt(assocId: $assocId, assocType: $assocType, revision: $seen) {
      ...Difference_moment
    }
    after: contentAt(assocId: $assocId, assocType: $assocType, revision: $newest) {
      entry {
        revision
      }
      ...Difference_moment
    }
  }
`

/** Notice that an item changed after a moderator opened it, with the difference for content. */
export function Changed({ found }: { found: ChangedQuery$data | null }) {
  return (
    <>
      <p role="alert">
        This changed after you opened it, so nothing was decided. Review it, then decide again.
      </p>
      {found?.before && found.after && <Difference before={found.before} after={found.after} />}
    </>
  )
}
