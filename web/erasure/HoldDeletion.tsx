import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { may } from '../../services/rules/authorise.ts'
import { useShell, viewerOf } from '../frame/shell.ts'
import { Button } from '../ui/Button.tsx'
import layout from '../ui/theme/layout.module.css'
import { Time } from '../ui/text/Time.tsx'
import type { HoldDeletion_user$key } from './__generated__/HoldDeletion_user.graphql.ts'
import css from './erasure.module.css'
import { HoldDialog } from './HoldDialog.tsx'
import { useReleaseDeletion } from './useReleaseDeletion.ts'

/** State of a member's deletion, and buttons with which administrators hold or release the deletion. */
export function HoldDeletion(props: { user: HoldDeletion_user$key }) {
  const { id, username, isDeleted, deletion } = useFragment(
    graphql`
      fragment HoldDeletion_user on User {
        id
        username
        isDeleted
        deletion {
          due
          held
          heldAt
          heldBy {
            username
          }
          holdReason
        }
      }
    `,
    props.user,
  )
  const shell = useShell()
  const [isAsking, setAsking] = useState(false)
  const [release, isReleasing] = useReleaseDeletion()
  if (isDeleted || !may('holdErasure', viewerOf(shell))) return null
  return (
    <section aria-labelledby="deletion" className={css.hold}>
      <h2 id="deletion">Deletion</h2>
      <p>
        {!deletion?.due && `${username} hasn't requested deletion.`}
        {deletion?.due && deletion.held && `${username} has requested deletion.`}
        {deletion?.due && !deletion.held && (
          <>
            {username} has requested deletion. It is due on <Time at={deletion.due} exact />.
          </>
        )}
      </p>
      {deletion?.held && (
        <p className={css.held}>
          Held{deletion.heldBy ? ` by ${deletion.heldBy.username}` : ''}
          {deletion.heldAt && (
            <>
              {' '}
              since <Time at={deletion.heldAt} exact />
            </>
          )}
          : {deletion.holdReason}
        </p>
      )}
      <div className={layout.row}>
        {deletion?.held ? (
          <Button size="small" busy={isReleasing} onClick={() => release(id)}>
            Release hold
          </Button>
        ) : (
          <Button size="small" onClick={() => setAsking(true)}>
            Hold deletion…
          </Button>
        )}
      </div>
      {isAsking && <HoldDialog id={id} username={username} onClose={() => setAsking(false)} />}
    </section>
  )
}
