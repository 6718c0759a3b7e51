import { useState } from 'react'
import { graphql } from 'react-relay'
import { urlFor } from '../../services/rules/routes/links.ts'
import css from '../accounts/auth/auth.module.css'
import { useMailedLink } from '../accounts/useMailedLink.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import { failureText, OperationError } from '../relay/errors.ts'
import { useCommand } from '../relay/useCommand.ts'
import { Button } from '../ui/Button.tsx'
import { useFocusOn } from '../ui/useFocusOn.ts'
import type { KeepAccessScreenMutation } from './__generated__/KeepAccessScreenMutation.graphql.ts'

const title = 'Stop the change of your log-in'

/** Screen of `/keep-access`, to which the mail leads that tells a member of an administrator's change. */
export function Component() {
  const token = useMailedLink('/keep-access').get('token')
  const [isDone, setDone] = useState(false)
  const [isDead, setDead] = useState(token === null)
  const [failure, setFailure] = useState(
    token === null ? 'This link is incomplete. Please use the whole link from the email.' : null,
  )
  const focusOn = useFocusOn()
  const [run, isBusy] = useCommand<KeepAccessScreenMutation>(graphql`
    mutation KeepAccessScreenMutation($token: String!) {
      keepAccess(token: $token) {
        viewer {
          ...OwnRecovery_user
        }
      }
    }
  `)
  const stop = () =>
    void run(
      { token: token ?? '' },
      {
        done() {
          setFailure(null)
          setDone(true)
          focusOn('keep-access')
        },
        failed(error) {
          setFailure(failureText(error))
          setDead(error instanceof OperationError && error.code === 'CONFLICT')
        },
      },
    )
  return (
    <section className={css.screen}>
      <title>{title}</title>
      <h1 id="keep-access" tabIndex={-1}>
        {title}
      </h1>
      {!isDone && !isDead && (
        <p>
          Someone who can't log in to your account any more asked us to change how you log in. If it wasn't
          you, stop it: everything stays as it is.
        </p>
      )}
      <div role="status">
        {isDone && <p>Stopped. You log in as before. If someone else asked for it, choose a new password.</p>}
      </div>
      {failure !== null && (
        <p role="alert" className={css.failure}>
          {failure}
        </p>
      )}
      {!isDone && !isDead && (
        <Button look="primary" busy={isBusy} onClick={stop}>
          Stop the change
        </Button>
      )}
      <p>
        <SiteLink to={isDone ? urlFor.forgotPassword() : urlFor.home()}>
          {isDone ? 'Choose a new password' : 'Go to the home page'}
        </SiteLink>
      </p>
    </section>
  )
}
