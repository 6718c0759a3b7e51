import { graphql, useFragment } from 'react-relay'
import { useAuth } from '../accounts/auth/Auth.tsx'
import { Glyph } from '../ui/Glyph.tsx'
import type { BookmarkButton_bookmark$key } from './__generated__/BookmarkButton_bookmark.graphql.ts'
import css from './bookmarks.module.css'
import { useUpdateBookmark } from './useUpdateBookmark.ts'

/** Button that adds an item to the viewer's bookmarks or removes it; `name` is such as 'reply 3 by Tomasz W.'. */
export function BookmarkButton(props: { bookmark: BookmarkButton_bookmark$key; name: string }) {
  const bookmark = useFragment(
    graphql`
      fragment BookmarkButton_bookmark on Bookmark {
        id
        assocId
        assocType
        isBookmarked
      }
    `,
    props.bookmark,
  )
  const auth = useAuth()
  const update = useUpdateBookmark()
  return (
    <button
      type="button"
      aria-pressed={bookmark.isBookmarked}
      className={css.button}
      onClick={() => auth.require('account', 'bookmark') && update(bookmark)}
    >
      <Glyph name={bookmark.isBookmarked ? 'bookmarked' : 'bookmark'} />
      <span className="visually-hidden">{`Bookmark ${props.name}`}</span>
    </button>
  )
}
