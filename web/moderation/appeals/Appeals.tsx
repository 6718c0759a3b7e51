import { graphql } from 'react-relay'
import { usePagination } from '../../relay/usePagination.ts'
import { Button } from '../../ui/Button.tsx'
import layout from '../../ui/theme/layout.module.css'
import { useFocusOn } from '../../ui/useFocusOn.ts'
import css from '../queue/queue.module.css'
import { Appeal } from './Appeal.tsx'
import type { Appeals_query$key } from './__generated__/Appeals_query.graphql.ts'
import type { AppealsPageQuery } from './__generated__/AppealsPageQuery.graphql.ts'

const PAGE_SIZE = 20

/**
 * Open appeals that the moderator can answer, closed at first, in the row of the page's heading, to which the focus goes
 * after the last one. Nothing without any.
 */
export function Appeals(props: { query: Appeals_query$key; heading: string }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePagination<AppealsPageQuery, Appeals_query$key>(
    graphql`
      fragment Appeals_query on Query
      @refetchable(queryName: "AppealsPageQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        appeals(first: $first, after: $after) @connection(key: "Appeals_appeals") {
          edges {
            node {
              decision {
                id
              }
              ...Appeal_appeal
            }
          }
        }
      }
    `,
    props.query,
    'appeals',
  )
  const { edges } = data.appeals
  const focusOn = useFocusOn()
  if (edges.length === 0) return null
  return (
    <details className={css.appeals}>
      <summary id="appeals">{`Appeals: ${edges.length}${hasNext ? ' or more' : ''}`}</summary>
      <ul className={css.list}>
        {edges.map(({ node }) => (
          <li key={node.decision.id} className={css.item}>
            <Appeal appeal={node} onAnswered={() => focusOn(edges.length > 1 ? 'appeals' : props.heading)} />
          </li>
        ))}
      </ul>
      {hasNext && (
        <Button className={layout.more} busy={isLoadingNext} onClick={() => loadNext(PAGE_SIZE)}>
          More appeals
        </Button>
      )}
    </details>
  )
}
