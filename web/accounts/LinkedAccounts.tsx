import { useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { useRevalidator } from 'react-router'
import { urlFor } from '../../services/rules/routes/links.ts'
import { sessionEnded } from '../relay/http.ts'
import { useShell } from '../frame/shell.ts'
import { Button } from '../ui/Button.tsx'
import { toast } from '../ui/overlays/toast.ts'
import layout from '../ui/theme/layout.module.css'
import { useFocusOn } from '../ui/useFocusOn.ts'
import type { LinkedAccounts_user$key } from './__generated__/LinkedAccounts_user.graphql.ts'
import { unlinkSocial } from './auth-api.ts'
import { providerNames } from '../../services/rules/providers.ts'
import { logInAt, providerPath } from './auth/provider-popup.ts'
import css from './sessions.module.css'

const failed = 'Something went wrong. Please try again.'

interface Answer {
  status: string
  message?: string | undefined
  code?: string | undefined
}

/** The viewer's accounts at the site's providers, each with a button to link or unlink it. */
export function LinkedAccounts(props: { user: LinkedAccounts_user$key }) {
  const { authAccounts } = useFragment(
    graphql`
      fragment LinkedAccounts_user on User {
        authAccounts {
          id
          provider
        }
      }
    `,
    props.user,
  )
  const { authProviders } = useShell().site
  const environment = useRelayEnvironment()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState<string | null>(null)
  const focusOn = useFocusOn()
  const linked = authAccounts ?? []
  if (linked.length === 0 && authProviders.length === 0) return null
  const change = async (provider: string, work: () => Promise<Answer | null>, done: string) => {
    setBusy(provider)
    const answer = await work().catch((): Answer => ({ status: 'error', message: failed }))
    if (answer?.status === 'success') {
      environment.getStore().notify(undefined, true)
      await revalidate()
      toast(done)
      focusOn('linked-accounts')
    } else if (answer) {
      toast(answer.message ?? failed, 'error')
      if (answer.code === 'UNAUTHENTICATED') dispatchEvent(new Event(sessionEnded))
    }
    setBusy(null)
  }
  const link = (provider: keyof typeof providerNames) =>
    change(
      provider,
      () => logInAt(providerPath(provider, { link: '1' }), urlFor.accountSettings()),
      `Your ${providerNames[provider]} account is linked.`,
    )
  return (
    <section aria-labelledby="linked-accounts" className={layout.stack}>
      <h2 id="linked-accounts" tabIndex={-1}>
        Other ways to log in
      </h2>
      <ul className={css.sessions}>
        {linked.map(({ id, provider }) => (
          <li key={id} className={css.session}>
            <p>{providerNames[provider]}</p>
            <Button
              size="small"
              busy={busy === provider}
              disabled={busy !== null && busy !== provider}
              onClick={() =>
                change(
                  provider,
                  () => unlinkSocial(id),
                  `Your ${providerNames[provider]} account is unlinked.`,
                )
              }
            >
              Unlink <span className="visually-hidden">{providerNames[provider]}</span>
            </Button>
          </li>
        ))}
        {authProviders
          .filter((provider) => !linked.some((account) => account.provider === provider))
          .map((provider) => (
            <li key={provider} className={css.session}>
              <p>{providerNames[provider]}</p>
              <Button
                size="small"
                busy={busy === provider}
                disabled={busy !== null && busy !== provider}
                onClick={() => link(provider)}
              >
                Link <span className="visually-hidden">{providerNames[provider]}</span>
              </Button>
            </li>
          ))}
      </ul>
    </section>
  )
}
