import { useEffect, useEffectEvent, useState, type FormEvent } from 'react'
import { graphql } from 'react-relay'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { mailWording } from '../../services/rules/mail.ts'
import { urlFor } from '../../services/rules/routes/links.ts'
import { mailedPath } from '../../services/rules/routes/mailed-links.ts'
import { failureText } from '../relay/errors.ts'
import { useCommand } from '../relay/useCommand.ts'
import { useShell } from '../frame/shell.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import { Button } from '../ui/Button.tsx'
import { useFocusOn } from '../ui/useFocusOn.ts'
import css from '../accounts/auth/auth.module.css'
import type { UnsubscribeScreenMutation } from './__generated__/UnsubscribeScreenMutation.graphql.ts'

const names = ['email', 'hash', 'legacyHash'] as const

/** The address and its proof in the query of a mailed link; null for a page that was opened without a link. */
function linkIn(query: URLSearchParams) {
  const [email, hash, legacyHash] = names.map((name) => query.get(name))
  return email && (hash || legacyHash) ? { email, hash, legacyHash } : null
}

/** Screen of `/email-unsubscribe`, `/unsubscribe.php` and, for members, `/unsubscribe` (spec §2). */
export function Component() {
  const { viewer } = useShell()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [link, setLink] = useState(() => linkIn(query))
  const opened = linkIn(query)
  const isOpened = opened !== null
  if (isOpened && JSON.stringify(opened) !== JSON.stringify(link)) setLink(opened)
  // Removes the link from the address, so that it does not stay in the history of a shared device.
  const hideLink = useEffectEvent(() => void navigate(pathname, { replace: true }))
  useEffect(() => {
    if (isOpened) hideLink()
  }, [isOpened])
  const [isDone, setDone] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const focusOn = useFocusOn()
  const [run, isBusy] = useCommand<UnsubscribeScreenMutation>(graphql`
    mutation UnsubscribeScreenMutation($email: String, $hash: String, $legacyHash: String) {
      unsubscribe(email: $email, hash: $hash, legacyHash: $legacyHash) {
        viewer {
          id
          receiveEmails
          refusesMail
        }
      }
    }
  `)
  const canStop = link !== null || viewer !== null
  function stop(event: FormEvent) {
    event.preventDefault()
    void run(link ?? {}, {
      done() {
        setFailure(null)
        setDone(true)
        focusOn('unsubscribe')
      },
      failed: (error) => setFailure(failureText(error)),
    })
  }
  return (
    <section className={css.screen}>
      <title>Unsubscribe</title>
      <h1 id="unsubscribe" tabIndex={-1}>
        Unsubscribe
      </h1>
      <div role="status">
        {isDone && <p>You're unsubscribed. We'll only email you what your account needs.</p>}
      </div>
      {failure !== null && (
        <p role="alert" className={css.failure}>
          {failure}
        </p>
      )}
      {!canStop && <p>This link is incomplete. Please use the whole link from the email, or log in.</p>}
      {canStop && !isDone && (
        <form
          method={link ? 'post' : 'dialog'}
          action={link ? mailedPath.oneClickUnsubscribe(link) : undefined}
          onSubmit={stop}
          className={css.form}
        >
          <p>You're about to stop these:</p>
          <p>{mailWording.text}</p>
          <div>
            <Button type="submit" look="primary" busy={isBusy}>
              Unsubscribe
            </Button>
          </div>
        </form>
      )}
      <p>
        {viewer ? (
          <SiteLink to={urlFor.accountSettings()}>Go to your account settings</SiteLink>
        ) : (
          <SiteLink to={urlFor.login(urlFor.unsubscribe())}>Log in</SiteLink>
        )}
      </p>
    </section>
  )
}
