import { useState } from 'react'
import { graphql } from 'react-relay'
import { urlFor } from '../../services/rules/routes/links.ts'
import { failureText, OperationError } from '../relay/errors.ts'
import { useCommand } from '../relay/useCommand.ts'
import { useShell } from '../frame/shell.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import { Button } from '../ui/Button.tsx'
import { useFocusOn } from '../ui/useFocusOn.ts'
import css from './auth/auth.module.css'
import { useMailedLink } from './useMailedLink.ts'
import type { UpdateEmailScreenMutation } from './__generated__/UpdateEmailScreenMutation.graphql.ts'

const words = {
  change: {
    title: 'Confirm your new email address',
    question: 'From now on, you log in with this address, and we write to it.',
    button: 'Use this email address',
    done: 'The email address of the account was changed. All its other devices were logged out.',
  },
  stop: {
    title: 'Stop the change of your email address',
    question: 'Someone asked to use another email address for your account. Your present address stays.',
    button: 'Stop the change',
    done: 'Your email address stays as it is. If someone else asked for the change, choose a new password.',
  },
} as const

const incomplete = 'This link is incomplete. Please use the whole link from the email.'

/** Screen of `/update-email`, to which the links in mails about a change of e-mail address lead (spec §7). */
export function Component() {
  const { viewer } = useShell()
  const link = useMailedLink('/update-email')
  const token = link.get('token')
  const isStop = link.has('stop')
  const [isDone, setDone] = useState(false)
  const focusOn = useFocusOn()
  const [isDead, setDead] = useState(token === null)
  const [failure, setFailure] = useState(token === null ? incomplete : null)
  const [run, isBusy] = useCommand<UpdateEmailScreenMutation>(graphql`
    mutation UpdateEmailScreenMutation($clearToken: Boolean!, $token: String!) {
      updateEmail(clearToken: $clearToken, token: $token) {
        viewer {
          id
          email
          isVerified
          isUpdatingEmail
          wantedEmail
        }
      }
    }
  `)
  const { title, question, button, done } = words[isStop ? 'stop' : 'change']
  const isOpen = !isDone && !isDead
  const fail = (error: Error) => {
    setFailure(failureText(error))
    setDead(error instanceof OperationError && /^(CONFLICT|INVALID)$/.test(error.code ?? ''))
  }
  const use = () =>
    void run(
      { clearToken: isStop, token: token ?? '' },
      {
        done() {
          setDone(true)
          focusOn('update-email')
        },
        failed: fail,
      },
    )
  return (
    <section className={css.screen}>
      <title>{title}</title>
      <h1 id="update-email" tabIndex={-1}>
        {title}
      </h1>
      {isOpen && <p>{question}</p>}
      <div role="status">{isDone && <p>{done}</p>}</div>
      {failure !== null && (
        <p role="alert" className={css.failure}>
          {failure}
        </p>
      )}
      {isOpen && (
        <Button look="primary" busy={isBusy} onClick={use}>
          {button}
        </Button>
      )}
      <p>
        {isDone && isStop ? (
          <SiteLink to={urlFor.forgotPassword()}>Choose a new password</SiteLink>
        ) : viewer ? (
          <SiteLink to={urlFor.profile()}>Go to your profile</SiteLink>
        ) : (
          <SiteLink to={urlFor.login(urlFor.profile())}>Log in</SiteLink>
        )}
      </p>
    </section>
  )
}
