import { graphql, useFragment } from 'react-relay'
import { plainText } from '../../services/rules/marks/marks.ts'
import { urlFor } from '../../services/rules/routes/links.ts'
import { engagementOf } from '../frame/engagement.ts'
import { useShell } from '../frame/shell.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { counted } from '../ui/text/counted.ts'
import { Time } from '../ui/text/Time.tsx'
import type { ThreadTeaser_thread$key } from './__generated__/ThreadTeaser_thread.graphql.ts'
import css from './forums.module.css'
import { Tags } from './Tags.tsx'

/** A thread in a list: title, excerpt, author and activity. `level` is the level of its heading. */
export function ThreadTeaser({ level, ...props }: { thread: ThreadTeaser_thread$key; level: 2 | 3 }) {
  const thread = useFragment(
    graphql`
      fragment ThreadTeaser_thread on Thread {
        slug
        title
        body
        lastActiveAt
        commentCount
        state
        isLocked
        isPinned
        category {
          name
        }
        tags {
          name
        }
        author {
          username
          avatar {
            thumb
          }
          isDeleted
        }
        reactions {
          total
        }
      }
    `,
    props.thread,
  )
  const { site } = useShell()
  const { commentCount, reactions } = thread
  const engagement = engagementOf('THREAD', commentCount, site)
  const Heading = `h${level}` as const
  return (
    <article aria-label={thread.title} className={css.teaser}>
      <Avatar
        name={thread.author.isDeleted ? null : thread.author.username}
        src={thread.author.avatar?.thumb}
      />
      <div className={css.teaserText}>
        <Heading className={css.teaserTitle}>
          <SiteLink to={urlFor.thread(thread.slug)}>{thread.title}</SiteLink>
        </Heading>
        {thread.body && <p className={css.excerpt}>{plainText(thread.body)}</p>}
        <p className={css.meta}>
          <span>{thread.author.username}</span>
          <span>
            active <Time at={thread.lastActiveAt} />
          </span>
          {engagement && <span>{engagement}</span>}
          {reactions.total > 0 && <span>{counted(reactions.total, 'reaction')}</span>}
          {thread.category && <span>in {thread.category.name}</span>}
          {thread.isPinned && <span>pinned</span>}
          {thread.isLocked && <span>locked</span>}
          {thread.state === 'SPAM' && <span>marked as spam</span>}
          {thread.state === 'DELETED' && <span>deleted</span>}
        </p>
        <Tags tags={thread.tags} />
      </div>
    </article>
  )
}
