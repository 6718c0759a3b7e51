import { graphql, useFragment } from 'react-relay'
import { useCommands } from '../relay/useCommand.ts'
import { Button } from '../ui/Button.tsx'
import { Time } from '../ui/text/Time.tsx'
import layout from '../ui/theme/layout.module.css'
import type { OpenRecovery_recovery$key } from './__generated__/OpenRecovery_recovery.graphql.ts'
import type { OpenRecoveryConfirmMutation } from './__generated__/OpenRecoveryConfirmMutation.graphql.ts'
import type { OpenRecoveryStopMutation } from './__generated__/OpenRecoveryStopMutation.graphql.ts'
import { useFactorProof } from './useFactorProof.tsx'
import css from './access-recoveries.module.css'

const confirm = graphql`
  mutation OpenRecoveryConfirmMutation($userId: ID!, $id: ID!) {
    confirmAccessRecovery(userId: $userId, id: $id) {
      user {
        ...MemberAccess_user
      }
    }
  }
`
const stop = graphql`
  mutation OpenRecoveryStopMutation($userId: ID!, $id: ID!) {
    stopAccessRecovery(userId: $userId, id: $id) {
      user {
        ...MemberAccess_user
      }
    }
  }
`

/** The open change of a member's ways to log in, with buttons to confirm and to stop it. */
export function OpenRecovery(props: { recovery: OpenRecovery_recovery$key }) {
  const { id, user, way, by, at, due, lapsesAt, email, reason, canConfirm } = useFragment(
    graphql`
      fragment OpenRecovery_recovery on AccessRecovery {
        id
        user {
          id
        }
        way
        by {
          username
        }
        at
        due
        lapsesAt
        email
        reason
        canConfirm
      }
    `,
    props.recovery,
  )
  const [run, isBusy] = useCommands()
  const proof = useFactorProof()
  const about = { userId: user.id, id }
  const sendConfirm = (): Promise<unknown> =>
    run<OpenRecoveryConfirmMutation>(confirm, about, {
      done: 'Confirmed. The member was told.',
      failed: proof.failedOf(sendConfirm),
    })
  return (
    <div className={css.open}>
      <p>
        <strong>
          {way === 'EMAIL'
            ? `New email address: ${email ?? 'unknown'}`
            : 'The second factor is to be removed'}
        </strong>
      </p>
      <p>
        Asked by {by?.username ?? 'an administrator'} <Time at={at} />: {reason}
      </p>
      <p>
        {due ? (
          <>
            It happens on <Time at={due} exact />, unless it is stopped before.
          </>
        ) : (
          <>
            A second administrator must confirm it
            {lapsesAt && (
              <>
                {' '}
                before <Time at={lapsesAt} exact />
              </>
            )}
            . Then the member has time to stop it.
          </>
        )}
      </p>
      <div className={layout.row}>
        {canConfirm && (
          <Button look="primary" busy={isBusy} onClick={() => void sendConfirm()}>
            Confirm
          </Button>
        )}
        <Button
          busy={isBusy}
          onClick={() => void run<OpenRecoveryStopMutation>(stop, about, { done: 'Stopped' })}
        >
          Stop
        </Button>
      </div>
      {proof.dialog}
    </div>
  )
}
