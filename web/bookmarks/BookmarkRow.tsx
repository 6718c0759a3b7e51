import { graphql, useFragment } from 'react-relay'
import { plainText } from '../../services/rules/marks/marks.ts'
import { headingOf } from '../../events/kinds.ts'
import { wordsFor } from '../frame/engagement-words.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import { Time } from '../ui/text/Time.tsx'
import type { BookmarkRow_edge$key } from './__generated__/BookmarkRow_edge.graphql.ts'
import { BookmarkButton } from './BookmarkButton.tsx'
import css from './bookmarks.module.css'

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** A bookmark in the list: the item, or a notice that the item is no longer available. */
export function BookmarkRow(props: { edge: BookmarkRow_edge$key }) {
  const { node, bookmarkedAt, item } = useFragment(
    graphql`
      fragment BookmarkRow_edge on BookmarkEdge {
        bookmarkedAt
        node {
          assocId
          ...BookmarkButton_bookmark
        }
        item {
          title
          body
          path
          isRemoved
          author {
            username
          }
          ... on Comment {
            subject {
              assocType
              title
            }
          }
        }
      }
    `,
    props.edge,
  )
  const kind = headingOf(node.assocId.slice(0, node.assocId.indexOf('_')))
  const shown = item && !item.isRemoved ? item : null
  const subject = shown?.subject
  const { username } = shown?.author ?? {}
  const title = subject ? `${capital(wordsFor(subject.assocType).one)} by ${username}` : shown?.title
  return (
    <article className={css.bookmark}>
      <div className={css.text}>
        <h2 className={css.title}>
          {shown ? <SiteLink to={shown.path}>{title}</SiteLink> : `${kind} not available`}
        </h2>
        <p className={css.excerpt}>
          {item ? plainText(item.body) || 'Picture' : 'It was removed, or you can no longer see it.'}
        </p>
        <p className={css.meta}>
          {shown && `${subject ? `in ${subject.title}` : username} · `}
          bookmarked <Time at={bookmarkedAt} />
        </p>
      </div>
      <BookmarkButton bookmark={node} name={title ?? kind} />
    </article>
  )
}
