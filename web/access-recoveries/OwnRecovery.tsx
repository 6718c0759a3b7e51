import { graphql, useFragment } from 'react-relay'
import { useCommand } from '../relay/useCommand.ts'
import { Button } from '../ui/Button.tsx'
import { Time } from '../ui/text/Time.tsx'
import type { OwnRecovery_user$key } from './__generated__/OwnRecovery_user.graphql.ts'
import type { OwnRecoveryMutation } from './__generated__/OwnRecoveryMutation.graphql.ts'
import css from './access-recoveries.module.css'

/** Notice in the member's account settings that somebody asked to change how the member logs in, with a button to stop it. */
export function OwnRecovery(props: { user: OwnRecovery_user$key }) {
  const { accessRecovery } = useFragment(
    graphql`
      fragment OwnRecovery_user on User {
        accessRecovery {
          way
          due
        }
      }
    `,
    props.user,
  )
  const [run, isBusy] = useCommand<OwnRecoveryMutation>(graphql`
    mutation OwnRecoveryMutation {
      keepAccess {
        viewer {
          ...OwnRecovery_user
        }
      }
    }
  `)
  if (!accessRecovery) return null
  const { way, due } = accessRecovery
  return (
    <section aria-labelledby="own-recovery" className={css.open}>
      <h2 id="own-recovery">Someone asked to change how you log in</h2>
      <p>
        They told us that they can't log in to your account any more, and asked us to{' '}
        {way === 'EMAIL' ? 'use another email address for it' : 'remove its second factor'}.{' '}
        {due ? (
          <>
            It happens on <Time at={due} exact />, unless you stop it.
          </>
        ) : (
          'An administrator must confirm it first.'
        )}
      </p>
      <div>
        <Button look="primary" busy={isBusy} onClick={() => void run({}, { done: 'Stopped' })}>
          Stop the change
        </Button>
      </div>
    </section>
  )
}
