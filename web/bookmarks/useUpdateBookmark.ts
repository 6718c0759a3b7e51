import { graphql } from 'react-relay'
import { useCommand } from '../relay/useCommand.ts'
import type { BookmarkButton_bookmark$data } from './__generated__/BookmarkButton_bookmark.graphql.ts'
import type { useUpdateBookmarkMutation } from './__generated__/useUpdateBookmarkMutation.graphql.ts'

/** Adds or removes a bookmark and shows the change at once; a failure reverts it and shows a toast. */
export function useUpdateBookmark() {
  const [run] = useCommand<useUpdateBookmarkMutation>(graphql`
    mutation useUpdateBookmarkMutation($assocId: ID!, $assocType: AssocType!, $isBookmarked: Boolean!)
    @raw_response_type {
      updateBookmark(assocId: $assocId, assocType: $assocType, isBookmarked: $isBookmarked) {
        bookmark {
          id
          isBookmarked
        }
      }
    }
  `)
  return (bookmark: Omit<BookmarkButton_bookmark$data, ' $fragmentType'>) => {
    const { id, assocId, assocType } = bookmark
    const isBookmarked = !bookmark.isBookmarked
    const optimistic = { updateBookmark: { bookmark: { id, isBookmarked } } }
    const done = isBookmarked ? 'Added to your bookmarks' : 'Removed from your bookmarks'
    void run({ assocId, assocType, isBookmarked }, { optimistic, done })
  }
}
