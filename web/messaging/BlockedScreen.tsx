import { Ban } from 'lucide-react'
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router'
import { urlFor } from '../../services/rules/routes/links.ts'
import { Byline } from '../members/Byline.tsx'
import { loadPage, usePage, type LoadArgs } from '../relay/page.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import { Button, buttonClass } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { toast } from '../ui/overlays/toast.ts'
import type { BlockedScreenQuery } from './__generated__/BlockedScreenQuery.graphql.ts'
import { BackLink } from './conversation/BackLink.tsx'
import css from './panel.module.css'
import { useBlock } from './useBlock.ts'

const query = graphql`
  query BlockedScreenQuery($first: Int!, $after: ID) {
    blockedUsers(first: $first, after: $after) {
      id
      username
      ...Byline_user
    }
  }
`

const PAGE_SIZE = 50

/** Loads the page of blocked members after the one that the address names, and one more to know if others follow. */
export const loader = (args: LoadArgs) =>
  loadPage<BlockedScreenQuery>(args, query, {
    first: PAGE_SIZE + 1,
    after: new URL(args.request.url).searchParams.get('after'),
  })

/** Screen of `/messages/blocked`: members whom the viewer has blocked. */
export function Component() {
  const { blockedUsers } = usePage<BlockedScreenQuery>(query)
  const { revalidate } = useRevalidator()
  const [block, isBusy] = useBlock()
  const shown = blockedUsers.slice(0, PAGE_SIZE)
  return (
    <div className={css.panel}>
      <header className={css.panelHead}>
        <BackLink to={urlFor.messages()} />
        <h2>Blocked members</h2>
      </header>
      {shown.length === 0 ? (
        <Empty icon={<Ban size={28} />} heading="You haven't blocked anyone." />
      ) : (
        <ul className={css.people}>
          {shown.map((user) => (
            <li key={user.id} className={css.person}>
              <Byline user={user} />
              <Button
                size="small"
                disabled={isBusy}
                onClick={() =>
                  block({ userId: user.id, isBlocked: false }, () => {
                    toast(`${user.username} can message you again.`)
                    void revalidate()
                  })
                }
              >
                Unblock <span className="visually-hidden">{user.username}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {blockedUsers.length > PAGE_SIZE && (
        <SiteLink
          to={`${urlFor.blocked()}?${new URLSearchParams({ after: shown.at(-1)?.id ?? '' })}`}
          className={buttonClass({ size: 'small' })}
        >
          More members
        </SiteLink>
      )}
    </div>
  )
}
