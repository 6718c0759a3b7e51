import { graphql, useFragment } from 'react-relay'
import type { Attachments_item$key } from './__generated__/Attachments_item.graphql.ts'
import css from './attachments.module.css'

/**
 * Below the text of an item: its picture, with its size so that nothing moves, and the title and description of the
 * page to which the text links first.
 */
export function Attachments(props: { item: Attachments_item$key }) {
  const { picture, linkPreview, isRemoved } = useFragment(
    graphql`
      fragment Attachments_item on Content {
        isRemoved
        picture {
          medium
          width
          height
          alt
          state
        }
        linkPreview {
          url
          host
          title
          description
          siteName
        }
      }
    `,
    props.item,
  )
  if (isRemoved) return null
  return (
    <>
      {picture && (
        <a href={picture.medium.replace('medium', 'full')} className={css.picture}>
          <img
            src={picture.medium}
            width={picture.width}
            height={picture.height}
            alt={picture.alt || 'Picture'}
            loading="lazy"
          />
        </a>
      )}
      {picture?.state === 'WAITING' && (
        <p className={css.review}>Others see this picture once a moderator has allowed it.</p>
      )}
      {picture?.state === 'REMOVED' && (
        <p className={css.review}>A moderator removed this picture, so others do not see it.</p>
      )}
      {linkPreview && (
        <a href={linkPreview.url} rel="nofollow ugc noopener" className={css.preview}>
          <strong>{linkPreview.title}</strong>
          {linkPreview.description && <span>{linkPreview.description}</span>}
          <small>
            {linkPreview.siteName ? `${linkPreview.siteName}, ${linkPreview.host}` : linkPreview.host}
          </small>
        </a>
      )}
    </>
  )
}
