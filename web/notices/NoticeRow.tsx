import { graphql, useFragment } from 'react-relay'
import { wordsFor } from '../frame/engagement-words.ts'
import { postStates } from '../../services/rules/publishing/verbs.ts'
import { urlFor } from '../../services/rules/routes/links.ts'
import { useShell } from '../frame/shell.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import { useSiteHref } from '../frame/useSiteHref.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Time } from '../ui/text/Time.tsx'
import type { NoticeRow_notice$key } from './__generated__/NoticeRow_notice.graphql.ts'
import css from './notices.module.css'
import { sentenceOf } from './words.ts'

/** Nouns for texts that have a page of their own and are not posts. */
const ofTexts: Readonly<Record<string, string>> = {
  THREAD: 'thread',
  USER_PROFILE_STATUS: 'status update',
  USER_PROFILE_STATUS_REPLY: 'reply to a status update',
}

/** A notice in the list, which leads to the exact place. */
export function NoticeRow({
  markRead,
  ...props
}: {
  notice: NoticeRow_notice$key
  markRead: (placeId: string) => void
}) {
  const notice = useFragment(
    graphql`
      fragment NoticeRow_notice on Notice {
        kind
        at
        isRead
        people
        latest {
          username
          avatar {
            thumb
          }
        }
        placeId
        path
        originalSite {
          prefix
          host
          name
        }
        manuscript {
          state
          title
        }
        about {
          assocType
          title
          ... on Comment {
            subject {
              assocType
              title
            }
          }
          ... on Reply {
            comment {
              subject {
                assocType
                title
              }
            }
          }
        }
      }
    `,
    props.notice,
  )
  const { about, manuscript, originalSite, path } = notice
  const { site } = useShell()
  const href = useSiteHref()
  const elsewhere = originalSite && originalSite.prefix !== site.prefix ? originalSite : null
  const subject = about?.subject ?? about?.comment?.subject
  const text = subject ? wordsFor(subject.assocType).one : (ofTexts[about?.assocType ?? ''] ?? 'post')
  const written = postStates.find((state) => state.toUpperCase() === manuscript?.state) ?? null
  const [who, what] = sentenceOf({
    ...notice,
    about: about ? text : null,
    written,
    isOwn: path === urlFor.accountSettings(),
  })
  const title = manuscript?.title ?? (subject ? subject.title : about?.title)
  return (
    <SiteLink
      to={elsewhere ? href(elsewhere, path) : path}
      className={css.notice}
      onClick={() => markRead(notice.placeId)}
    >
      <Avatar name={notice.latest[0]?.username ?? site.name} src={notice.latest[0]?.avatar?.thumb} />
      <span className={css.text}>
        <span>
          <strong>{who}</strong> {what}
          {title && <span className={css.title}> “{title}”</span>}
        </span>
        <span className={css.meta}>
          <Time at={notice.at} />
          {elsewhere && ` · ${elsewhere.name}`}
        </span>
      </span>
      {!notice.isRead && (
        <span className={css.unread}>
          <span className="visually-hidden">Unread</span>
        </span>
      )}
    </SiteLink>
  )
}
