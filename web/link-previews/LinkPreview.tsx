import { graphql, useFragment } from 'react-relay'
import type { LinkPreview_item$key } from './__generated__/LinkPreview_item.graphql.ts'
import css from './link-previews.module.css'

/** Title and description of the page to which an item links first; nothing without a preview. */
export function LinkPreview(props: { item: LinkPreview_item$key }) {
  const { linkPreview } = useFragment(
    graphql`
      fragment LinkPreview_item on Content {
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
  if (!linkPreview) return null
  const { url, host, title, description, siteName } = linkPreview
  return (
    <a href={url} rel="nofollow ugc noopener" className={css.preview}>
      <strong>{title}</strong>
      {description && <span>{description}</span>}
      <small>{siteName ? `${siteName}, ${host}` : host}</small>
    </a>
  )
}
