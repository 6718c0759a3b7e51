import { graphql, useFragment } from 'react-relay'
import { siteOrigin, urlFor } from '../../../services/rules/routes/links.ts'
import { useApp } from '../../frame/document/App.tsx'
import { BookmarkButton } from '../../bookmarks/BookmarkButton.tsx'
import { ContentMenu } from '../../moderation/ContentMenu.tsx'
import { StateNotice } from '../../moderation/decision/StateNotice.tsx'
import { ReactionButton } from '../../reactions/ReactionButton.tsx'
import { ContentRenderer } from '../../sections/ContentRenderer.tsx'
import { useShell } from '../../frame/shell.ts'
import { SiteLink } from '../../frame/SiteLink.tsx'
import { onDemand } from '../../ui/overlays/on-demand.tsx'
import type { PostArticle_post$key } from './__generated__/PostArticle_post.graphql.ts'
import { Authors } from './Authors.tsx'
import css from '../content.module.css'
import { PostHead } from './PostHead.tsx'
import { ShareButton } from './ShareButton.tsx'

/** Loaded for the few items on several sites. */
export const Communities = onDemand(async () => (await import('./Communities.tsx')).Communities)

const fragment = graphql`
  fragment PostArticle_post on Post {
    id
    assocType
    title
    excerpt
    isPreview
    featuredMedia {
      path
      alt
      width
      height
      huIllustratorName
    }
    sections {
      ...sectionTypes_section
    }
    tableOfContents {
      id
      text
    }
    tags {
      name
    }
    categories {
      slug
      name
    }
    reactions {
      ...ReactionButton_reactions
    }
    bookmark {
      ...BookmarkButton_bookmark
    }
    crossPublishedSites {
      prefix
    }
    state
    ...ContentEntries_item
    ...Authors_post
    ...Communities_post
    ...PostHead_post
  }
`

const name = 'this article'

/** Labels above the title of items other than articles. */
const labels: Readonly<Record<string, string>> = {
  SPONSORED_ARTICLE: 'Sponsored',
  CAS: 'Featured Collection',
  GALLERY: 'Gallery',
  GRAPHIC: 'Infographic',
}

/** Types that show reactions (spec §9), and those that members can bookmark. */
const reactable: ReadonlySet<string> = new Set(['POST'])
const bookmarkable: ReadonlySet<string> = new Set(['POST', 'GALLERY', 'GRAPHIC'])

/** Title, picture, text and actions of a published item or its preview, at `path`. */
export function PostArticle(props: { post: PostArticle_post$key; path: string }) {
  const post = useFragment(fragment, props.post)
  const { site } = useShell()
  const { origin } = useApp()
  const { assocType, featuredMedia: picture, tableOfContents: contents } = post
  const label = labels[assocType]
  const isPage = assocType === 'PAGE'
  const category = post.categories.find(({ slug }) => site.categories.some((one) => one.slug === slug))
  return (
    <article aria-label={post.title} className={css.article}>
      <PostHead post={post} path={props.path} />
      <header className={css.header}>
        {post.isPreview && <p className={css.preview}>Preview. Readers don't see this text yet.</p>}
        {label && <p className={css.label}>{label}</p>}
        {!label && !isPage && category && (
          <SiteLink to={urlFor.collection(category.slug)} className={css.label}>
            {category.name}
          </SiteLink>
        )}
        <h1>{post.title}</h1>
        {post.excerpt && !isPage && <p className={css.standfirst}>{post.excerpt}</p>}
        {!isPage && <Authors post={post} />}
        {post.crossPublishedSites.length > 1 && <Communities post={post} />}
        <StateNotice state={post.state} isEditorial />
      </header>
      {picture && (
        <figure className={css.featured}>
          <img
            src={picture.path}
            alt={picture.alt}
            width={picture.width}
            height={picture.height}
            fetchPriority="high"
          />
          {picture.huIllustratorName && <figcaption>Illustration: {picture.huIllustratorName}</figcaption>}
        </figure>
      )}
      {contents.length > 0 && (
        <nav aria-labelledby="contents" className={css.contents}>
          <h2 id="contents">In this article</h2>
          <ol>
            {contents.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={css.text}>
        <ContentRenderer sections={post.sections} />
      </div>
      <footer className={css.footer}>
        {post.tags.length > 0 && (
          <ul aria-label="Tags" className={css.tags}>
            {post.tags.map(({ name: tag }) => (
              <li key={tag}>
                <SiteLink to={urlFor.tag(tag)}>#{tag}</SiteLink>
              </li>
            ))}
          </ul>
        )}
        {!post.isPreview && !isPage && (
          <div className={css.actions}>
            {reactable.has(assocType) && <ReactionButton reactions={post.reactions} to={name} />}
            <div className={css.passing}>
              {bookmarkable.has(assocType) && <BookmarkButton bookmark={post.bookmark} name={name} />}
              <ShareButton title={post.title} url={siteOrigin(site.host, origin) + props.path} />
              {reactable.has(assocType) && <ContentMenu item={post} name={name} link={props.path} />}
            </div>
          </div>
        )}
      </footer>
    </article>
  )
}
