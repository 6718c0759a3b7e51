import { graphql, useFragment } from 'react-relay'
import { siteOrigin, urlFor } from '../../../services/rules/routes/links.ts'
import { useApp } from '../../frame/document/App.tsx'
import { breadcrumbs, PageHead } from '../../frame/Head.tsx'
import { useShell } from '../../frame/shell.ts'
import type { PostHead_post$key } from './__generated__/PostHead_post.graphql.ts'
import { articleOf } from './structured.ts'

/**
 * Metadata of a published item for search engines and shared links. Its canonical address is on its original site. A
 * preview is excluded from search engines.
 */
export function PostHead({ path, ...props }: { post: PostHead_post$key; path: string }) {
  const post = useFragment(
    graphql`
      fragment PostHead_post on Post {
        assocType
        title
        excerpt
        body
        date
        modified
        isPreview
        commentCount
        seo {
          title
          metadesc
          canonical
          metakeywords
        }
        featuredMedia {
          path
          width
          height
        }
        authors {
          username
          slug
        }
        isByTeam
        sections {
          typename: __typename
        }
        originalSite {
          prefix
          name
          host
        }
      }
    `,
    props.post,
  )
  const { origin } = useApp()
  const { site } = useShell()
  const { seo, originalSite, featuredMedia } = post
  const home = originalSite.prefix === site.prefix ? origin : siteOrigin(originalSite.host, origin)
  const canonical = new URL(seo.canonical ?? path, home).href
  const picture = featuredMedia ? new URL(featuredMedia.path, home).href : undefined
  const description = seo.metadesc ?? (post.excerpt || post.body)
  const places = breadcrumbs(origin, [
    [site.name, urlFor.home()],
    [post.title, path],
  ])
  const isArticle = post.assocType !== 'PAGE'
  return (
    <>
      <PageHead
        title={seo.title ?? post.title}
        description={description}
        path={path}
        canonical={canonical}
        type={isArticle ? 'article' : 'website'}
        isHidden={post.isPreview}
        things={
          isArticle ? [articleOf({ ...post, description, url: canonical, home, picture }), places] : [places]
        }
      />
      {seo.metakeywords && <meta name="keywords" content={seo.metakeywords} />}
    </>
  )
}
