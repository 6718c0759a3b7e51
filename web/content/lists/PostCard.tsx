import { graphql, useFragment } from 'react-relay'
import { engagementOf, labelOf, openingOf } from '../../frame/engagement.ts'
import { useShell } from '../../frame/shell.ts'
import { Time } from '../../ui/text/Time.tsx'
import type { PostCard_post$key } from './__generated__/PostCard_post.graphql.ts'
import css from '../content.module.css'
import { PostLink } from './PostLink.tsx'
import { namesOf } from '../names.ts'

/** A published item in a list: picture, label, title, beginning of the text, authors and date (spec §9). */
export function PostCard(props: {
  post: PostCard_post$key
  level: 2 | 3
  /** True for the first cards of a page, whose pictures are loaded at once. */
  isFirst?: boolean
}) {
  const post = useFragment(
    graphql`
      fragment PostCard_post on Post {
        assocType
        title
        excerpt
        body
        date
        readingMinutes
        commentCount
        isByTeam
        authors {
          username
        }
        featuredMedia {
          path
          width
          height
        }
        originalSite {
          prefix
          name
        }
        ...PostLink_post
      }
    `,
    props.post,
  )
  const { site } = useShell()
  const { featuredMedia: picture } = post
  const Heading = `h${props.level}` as const
  const isLabelled = post.assocType === 'SPONSORED_ARTICLE' || post.assocType === 'CAS'
  const engagement = post.commentCount > 0 ? engagementOf(post.assocType, post.commentCount, site) : null
  return (
    <article aria-label={post.title} className={css.card}>
      {picture && (
        <img
          src={picture.path}
          alt=""
          width={picture.width}
          height={picture.height}
          loading={props.isFirst ? 'eager' : 'lazy'}
          className={css.thumb}
        />
      )}
      <div className={css.cardText}>
        {isLabelled && <p className={css.label}>{labelOf(post.assocType)}</p>}
        <Heading className={css.cardTitle}>
          <PostLink post={post}>{post.title}</PostLink>
        </Heading>
        <p className={css.excerpt}>{openingOf(post.excerpt || post.body)}</p>
        <p className={css.meta}>
          <span>{namesOf(post)}</span>
          <span>
            <Time at={post.date} />
          </span>
          <span>{post.readingMinutes} min read</span>
          {engagement && <span>{engagement}</span>}
          {post.originalSite.prefix !== site.prefix && <span>{post.originalSite.name}</span>}
        </p>
      </div>
    </article>
  )
}
