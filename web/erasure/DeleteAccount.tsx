import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Button } from '../ui/Button.tsx'
import layout from '../ui/theme/layout.module.css'
import { Time } from '../ui/text/Time.tsx'
import type { DeleteAccount_user$key } from './__generated__/DeleteAccount_user.graphql.ts'
import { DeleteDialog } from './DeleteDialog.tsx'
import { useCancelDeletion } from './useCancelDeletion.ts'

const DAY_MS = 86_400_000

/** Button that requests deletion of the viewer's account, or the state of a requested deletion. */
export function DeleteAccount(props: { user: DeleteAccount_user$key; graceDays: number }) {
  const { deletion } = useFragment(
    graphql`
      fragment DeleteAccount_user on User {
        deletion {
          due
          held
          receiptUrl
        }
      }
    `,
    props.user,
  )
  const [due, setDue] = useState<string | null>(null)
  const [cancel, isCancelling] = useCancelDeletion()
  const isHeld = deletion?.held === true
  const isAsked = Boolean(deletion?.due)
  const open = () => setDue(deletion?.due ?? new Date(Date.now() + props.graceDays * DAY_MS).toISOString())
  return (
    <div className={layout.stack}>
      {deletion?.due ? (
        <p>
          {isHeld ? (
            'You asked us to delete your account. An administrator has put this on hold; your data will be deleted once the hold ends.'
          ) : (
            <>
              Your account will be deleted on <Time at={deletion.due} exact />. Until then, everything works
              as usual.
            </>
          )}
        </p>
      ) : (
        <p>
          You can delete your account at any time, either immediately or after {props.graceDays} days.
          Everything you wrote and everything about you will be permanently removed.
        </p>
      )}
      {deletion?.receiptUrl && (
        <p className={layout.soft}>
          Your signed receipt will appear at <a href={deletion.receiptUrl}>this address</a>. Save the link:
          once your account is gone, we can't send it to you.
        </p>
      )}
      <div className={layout.row}>
        {isAsked && (
          <Button busy={isCancelling} onClick={cancel}>
            Keep my account
          </Button>
        )}
        <Button look={isAsked ? 'quiet' : 'danger'} onClick={open}>
          {isAsked ? 'Delete it now…' : 'Delete my account…'}
        </Button>
      </div>
      {due && <DeleteDialog due={due} isAsked={isAsked} isHeld={isHeld} onClose={() => setDue(null)} />}
    </div>
  )
}
