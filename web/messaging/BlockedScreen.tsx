import { Ban } from 'lucide-react'
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router'
import { urlFor } from '../../services/rules/routes/links.ts'
import { Byline } from '../accounts/Byline.tsx'
import { loadPage, usePage, type LoadArgs } from '../relay/page.ts'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import { toast } from '../ui/overlays/toast.ts'
import type { BlockedScreenQuery } from './__generated__/BlockedScreenQuery.graphql.ts'
import { BackLink } from './conversation/BackLink.tsx'
import css from './panel.module.css'
import { useBlock } from './useBlock.ts'

const query = graphql`
  query BlockedScreenQuery {
    blockedUsers(first: 50) {
      id
      username
      ...Byline_user
    }
  }
`

export const loader = (args: LoadArgs) => loadPage<BlockedScreenQuery>(args, query, {})

/** Screen of `/messages/blocked`: members whom the viewer has blocked. */
export function Component() {
  const { blockedUsers } = usePage<BlockedScreenQuery>(query)
  const { revalidate } = useRevalidator()
  const [block, isBusy] = useBlock()
  return (
    <div className={css.panel}>
      <header className={css.panelHead}>
        <BackLink to={urlFor.messages()} />
        <h2>Blocked members</h2>
      </header>
      {blockedUsers.length === 0 ? (
        <Empty icon={<Ban size={28} />} heading="You haven't blocked anyone." />
      ) : (
        <ul className={css.people}>
          {blockedUsers.map((user) => (
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
    </div>
  )
}
