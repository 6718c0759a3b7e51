import { graphql, useFragment } from 'react-relay'
import { labelOf, MIN_GROUP_MEMBERS, MISSED_WEEKS } from '../../services/rules/questions.ts'
import layout from '../ui/theme/layout.module.css'
import type { MissedSearches_query$key } from './__generated__/MissedSearches_query.graphql.ts'
import css from './analytics.module.css'

/** Terms that people searched without finding anything. */
export function MissedSearches(props: { query: MissedSearches_query$key }) {
  const { missedSearches } = useFragment(
    graphql`
      fragment MissedSearches_query on Query {
        missedSearches {
          term
          week
          people
          site {
            id
            name
          }
        }
      }
    `,
    props.query,
  )
  return (
    <section className={layout.stack} aria-labelledby="missed-searches">
      <h2 id="missed-searches">Searched and not found</h2>
      {missedSearches.length === 0 ? (
        <p>Nothing yet. A search appears here when {MIN_GROUP_MEMBERS} people made it in the same week.</p>
      ) : (
        <section className={css.scroll} aria-label="Table of searches" tabIndex={0}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">Search</th>
                <th scope="col">People</th>
                <th scope="col">Week from</th>
                <th scope="col">Community</th>
              </tr>
            </thead>
            <tbody>
              {missedSearches.map(({ term, week, people, site }) => (
                <tr key={`${week} ${site.id} ${term}`}>
                  <th scope="row" className={css.term}>
                    {term}
                  </th>
                  <td>{people}</td>
                  <td>{labelOf('week', week, new Map())}</td>
                  <td>{site.name}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <p className={layout.soft}>
        Counted without names or accounts, per community and week (from Monday, UTC), for {MISSED_WEEKS}{' '}
        weeks. Searches made by fewer than {MIN_GROUP_MEMBERS} people are not shown. Searches that contain the
        exact name of a member, an address or five digits are never stored.
      </p>
    </section>
  )
}
