import { Bell, SlidersHorizontal } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { urlFor } from '../../services/rules/routes/links.ts'
import { loadPage, usePage, type LoadArgs } from '../relay/page.ts'
import { usePagination } from '../relay/usePagination.ts'
import { useShell } from '../frame/shell.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import layout from '../ui/theme/layout.module.css'
import type { NoticesScreen_user$key } from './__generated__/NoticesScreen_user.graphql.ts'
import type { NoticesScreenListQuery } from './__generated__/NoticesScreenListQuery.graphql.ts'
import type { NoticesScreenQuery } from './__generated__/NoticesScreenQuery.graphql.ts'
import { NoticeRow } from './NoticeRow.tsx'
import css from './notices.module.css'
import { useMarkNotices } from './useMarkNotices.ts'

const query = graphql`
  query NoticesScreenQuery {
    viewer {
      ...NoticesScreen_user
    }
  }
`
const perPage = 20

export const loader = (args: LoadArgs) => loadPage<NoticesScreenQuery>(args, query, {})

/** Screen of `/profile/notifications`: what concerns the member, newest first (spec §2). */
export function Component() {
  const { viewer } = usePage<NoticesScreenQuery>(query)
  const { site } = useShell()
  return (
    <div className={layout.page}>
      <title>{`Notifications · ${site.name}`}</title>
      {viewer && <NoticeList user={viewer} />}
    </div>
  )
}

/** Fetches the newest notices again whenever the number of unread ones changes. */
function useNewest(unread: number) {
  const environment = useRelayEnvironment()
  const known = useRef(unread)
  useEffect(() => {
    if (known.current === unread) return
    known.current = unread
    const { unsubscribe } = fetchQuery<NoticesScreenQuery>(environment, query, {}).subscribe({
      error: (error: unknown) => console.warn("Couldn't load the notifications", error),
    })
    return unsubscribe
  }, [environment, unread])
}

function NoticeList({ user }: { user: NoticesScreen_user$key }) {
  const [markRead, isBusy] = useMarkNotices()
  const unread = useShell().unreads.notifications
  useNewest(unread)
  const { data, hasNext, isLoadingNext, loadNext } = usePagination<
    NoticesScreenListQuery,
    NoticesScreen_user$key
  >(
    graphql`
      fragment NoticesScreen_user on User
      @refetchable(queryName: "NoticesScreenListQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        notices(first: $first, after: $after) @connection(key: "NoticesScreen_notices") {
          edges {
            node {
              id
              ...NoticeRow_notice
            }
          }
        }
      }
    `,
    user,
  )
  const edges = data.notices?.edges ?? []
  return (
    <>
      <div className={css.bar}>
        <h1>Notifications</h1>
        {unread > 0 && (
          <Button busy={isBusy} onClick={() => markRead(null)}>
            Mark all as read
          </Button>
        )}
      </div>
      <SiteLink to={urlFor.notificationSettings()} className={css.settings}>
        <SlidersHorizontal size={20} aria-hidden="true" /> Notification settings
      </SiteLink>
      {edges.length === 0 ? (
        <Empty icon={<Bell size={28} />} heading="No notifications yet.">
          <p>Replies, reactions and new followers will show up here.</p>
        </Empty>
      ) : (
        <ul className={css.list}>
          {edges.map(({ node }) => (
            <li key={node.id}>
              <NoticeRow notice={node} markRead={markRead} />
            </li>
          ))}
        </ul>
      )}
      {hasNext && (
        <Button className={layout.more} busy={isLoadingNext} onClick={() => loadNext(perPage)}>
          More notifications
        </Button>
      )}
    </>
  )
}
