import { graphql, useFragment } from 'react-relay'
import { Button } from '../ui/Button.tsx'
import { Time } from '../ui/text/Time.tsx'
import type { DeletionBanner_user$key } from './__generated__/DeletionBanner_user.graphql.ts'
import css from './erasure.module.css'
import { useCancelDeletion } from './useCancelDeletion.ts'

/** Banner on every page while the viewer's account is scheduled for deletion, with a button to keep the account. */
export function DeletionBanner(props: { user: DeletionBanner_user$key }) {
  const { deletion } = useFragment(
    graphql`
      fragment DeletionBanner_user on User {
        deletion {
          due
          held
        }
      }
    `,
    props.user,
  )
  const [cancel, isBusy] = useCancelDeletion()
  if (!deletion?.due) return null
  return (
    <aside aria-label="Your account" className={css.banner}>
      <p>
        {deletion.held ? (
          'Your account is scheduled for deletion.'
        ) : (
          <>
            Your account will be deleted on <Time at={deletion.due} exact />.
          </>
        )}
      </p>
      <Button size="small" busy={isBusy} onClick={cancel}>
        Keep my account
      </Button>
    </aside>
  )
}
