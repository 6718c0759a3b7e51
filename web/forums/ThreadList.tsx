import type { ComponentProps } from 'react'
import { graphql } from 'react-relay'
import { usePagination } from '../relay/usePagination.ts'
import { MoreButton } from '../ui/MoreButton.tsx'
import { Empty } from '../ui/Empty.tsx'
import layout from '../ui/theme/layout.module.css'
import type { ThreadList_query$key } from './__generated__/ThreadList_query.graphql.ts'
import type { ThreadListQuery } from './__generated__/ThreadListQuery.graphql.ts'
import css from './forums.module.css'
import { ThreadTeaser } from './ThreadTeaser.tsx'

const PAGE_SIZE = 20

/** A list of threads, which the pinned ones precede. */
export function ThreadList({
  query,
  moreAt,
  empty,
}: {
  query: ThreadList_query$key
  /** Path of the threads after a cursor. */
  moreAt: (cursor: string) => string
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
        hasPinned: { type: "Boolean!" }
      ) {
        pinnedThreads(category: $category) @include(if: $hasPinned) {
          id
          ...ThreadTeaser_thread
        }
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
          pageInfo {
            endCursor
          }
        }
      }
    `,
    query,
    'first',
  )
  const pinned = data.pinnedThreads ?? []
  const isPinned = new Set(pinned.map(({ id }) => id))
  const threads = [
    ...pinned,
    ...data.threads.edges.map(({ node }) => node).filter(({ id }) => !isPinned.has(id)),
  ]
  if (threads.length === 0) return <Empty {...empty} />
  return (
    <>
      <ul className={css.list}>
        {threads.map((thread) => (
          <li key={thread.id}>
            <ThreadTeaser thread={thread} level={2} />
          </li>
        ))}
      </ul>
      {hasNext && (
        <MoreButton
          to={moreAt(data.threads.pageInfo.endCursor ?? '')}
          className={layout.more}
          busy={isLoadingNext}
          onClick={() => loadNext(PAGE_SIZE)}
        >
          More threads
        </MoreButton>
      )}
    </>
  )
}
