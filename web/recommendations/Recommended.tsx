import { Suspense } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { Teasers } from './Teasers.tsx'
import css from '../content/content.module.css'
import type { RecommendedQuery } from './__generated__/RecommendedQuery.graphql.ts'

const query = graphql`
  query RecommendedQuery($id: ID!) {
    recommend(assocId: $id, assocType: POST, docResultType: POST, limit: 2) {
      id
      ...Teasers_results
    }
  }
`

function List({ id }: { id: string }) {
  const { recommend } = useLazyLoadQuery<RecommendedQuery>(query, { id })
  if (recommend.length === 0) return null
  return (
    <section aria-labelledby="recommended" className={css.recommended}>
      <h2 id="recommended">Read next</h2>
      <Teasers results={recommend} />
    </section>
  )
}

/** Teasers of two articles like one (spec §7 recommend), at the end of its page, where they move nothing. */
export const Recommended = ({ id }: { id: string }) => (
  <Suspense fallback={null}>
    <List id={id} />
  </Suspense>
)
