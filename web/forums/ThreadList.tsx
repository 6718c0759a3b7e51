import type { ComponentProps } from 'react'
import { graphql } from 'react-relay'
import { usePagination } from '../relay/usePagination.ts'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import layout from '../ui/theme/layout.module.css'
import type { ThreadList_query$key } from './__generated__/ThreadList_query.graphql.ts'
import type { ThreadListQuery } from './__generated__/ThreadListQuery.graphql.ts'
import css from './forums.module.css'
import { ThreadTeaser } from './ThreadTeaser.tsx'

const PAGE_SIZE = 20

/** A list of threads. */
export function ThreadList({
  query,
  empty,
}: {
  query: ThreadList_query$key
  empty: ComponentProps<typeof Empty>
}) {
  const { data, hasNext, isLoadingNext, loadNext } = usePagination<ThreadListQuery, ThreadList_query$key>(
    graphql`
      fragment ThreadList_query on Query
      @refetchable(queryName: "ThreadListQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
        sort: { type: "ThreadSort!" }
        isUnanswered: { type: "Boolean!" }
        category: { type: "String" }
        tag: { type: "String" }
      ) {
        threads(
          first: $first
          after: $after
          sort: $sort
          isUnanswered: $isUnanswered
          category: $category
          tag: $tag
        ) @connection(key: "ThreadList_threads") {
          edges {
            node {
              id
              ...ThreadTeaser_thread
            }
          }
        }
      }
    `,
    query,
  )
  const { edges } = data.threads
  if (edges.length === 0) return <Empty {...empty} />
  return (
    <>
      <ul className={css.list}>
        {edges.map(({ node }) => (
          <li key={node.id}>
            <ThreadTeaser thread={node} level={2} />
          </li>
        ))}
      </ul>
      {hasNext && (
        <Button className={layout.more} busy={isLoadingNext} onClick={() => loadNext(PAGE_SIZE)}>
          More threads
        </Button>
      )}
    </>
  )
}
