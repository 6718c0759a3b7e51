import { Bookmark } from 'lucide-react'
import { graphql } from 'react-relay'
import { usePagination } from '../relay/usePagination.ts'
import { loadPage, type LoadArgs } from '../relay/page.ts'
import { useListPage } from '../relay/useListPage.ts'
import { useShell } from '../frame/shell.ts'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import layout from '../ui/theme/layout.module.css'
import type { BookmarksScreen_user$key } from './__generated__/BookmarksScreen_user.graphql.ts'
import type { BookmarksScreenListQuery } from './__generated__/BookmarksScreenListQuery.graphql.ts'
import type { BookmarksScreenQuery } from './__generated__/BookmarksScreenQuery.graphql.ts'
import { BookmarkRow } from './BookmarkRow.tsx'
import css from './bookmarks.module.css'

const query = graphql`
  query BookmarksScreenQuery($first: Int = 20) {
    viewer {
      ...BookmarksScreen_user @arguments(first: $first)
    }
  }
`
const perPage = 20

export const loader = (args: LoadArgs) => loadPage<BookmarksScreenQuery>(args, query, {})

/** Screen of `/profile/bookmarks`: the member's bookmarks on this site, newest first. */
export function Component() {
  const { viewer } = useListPage<BookmarksScreenQuery>(query)
  const { site } = useShell()
  return (
    <div className={layout.page}>
      <title>{`Bookmarks · ${site.name}`}</title>
      <h1>Bookmarks</h1>
      {viewer && <BookmarkList user={viewer} />}
    </div>
  )
}

function BookmarkList({ user }: { user: BookmarksScreen_user$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePagination<
    BookmarksScreenListQuery,
    BookmarksScreen_user$key
  >(
    graphql`
      fragment BookmarksScreen_user on User
      @refetchable(queryName: "BookmarksScreenListQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        bookmarks(first: $first, after: $after) @connection(key: "BookmarksScreen_bookmarks") {
          edges {
            node {
              id
            }
            ...BookmarkRow_edge
          }
        }
      }
    `,
    user,
    'first',
  )
  const edges = data.bookmarks?.edges ?? []
  if (edges.length === 0) {
    return (
      <Empty icon={<Bookmark size={28} />} heading="No bookmarks yet.">
        <p>Bookmark an article, a thread or a comment to find it here. Only you can see your bookmarks.</p>
      </Empty>
    )
  }
  return (
    <>
      <ul className={css.list}>
        {edges.map((edge) => (
          <li key={edge.node.id}>
            <BookmarkRow edge={edge} />
          </li>
        ))}
      </ul>
      {hasNext && (
        <Button className={layout.more} busy={isLoadingNext} onClick={() => loadNext(perPage)}>
          More bookmarks
        </Button>
      )}
    </>
  )
}
