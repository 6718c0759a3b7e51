import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useShell } from '../../frame/shell.ts'
import { SiteLink } from '../../frame/SiteLink.tsx'
import { useSiteHref } from '../../frame/useSiteHref.ts'
import type { PostLink_post$key } from './__generated__/PostLink_post.graphql.ts'

/**
 * Link to a published item: on this site a path, otherwise the address on the host of its original site, with the query
 * `original_site` (spec §2 Content link building).
 */
export function PostLink(props: { post: PostLink_post$key; children: ReactNode }) {
  const { path, originalSite } = useFragment(
    graphql`
      fragment PostLink_post on Post {
        path
        originalSite {
          prefix
          host
        }
      }
    `,
    props.post,
  )
  const { site } = useShell()
  const hrefOf = useSiteHref()
  if (originalSite.prefix === site.prefix) return <SiteLink to={path}>{props.children}</SiteLink>
  return <a href={hrefOf(originalSite, `${path}?original_site=${originalSite.prefix}`)}>{props.children}</a>
}
