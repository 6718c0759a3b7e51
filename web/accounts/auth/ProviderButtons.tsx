import { useState } from 'react'
import { useLocation } from 'react-router'
import { useShell } from '../../frame/shell.ts'
import { Button } from '../../ui/Button.tsx'
import { Agreement } from './Agreement.tsx'
import type { ProviderAnswer } from '../auth-api.ts'
import css from './auth.module.css'
import { failAuth } from '../auth-failure.ts'
import { providerNames } from '../../../services/rules/providers.ts'
import { logInAt, providerPath, sessionAnswer } from './provider-popup.ts'

/** Codes of answers that are not failures, or lead to another step. */
const handled = ['KNOWN_EMAIL', 'CANCELLED', 'SECOND_FACTOR']

/** Buttons to log in or register at the site's providers, below the wording to which newcomers agree (spec §2). */
export function ProviderButtons({
  only,
  initiator,
  continueTo,
  wording,
  onAnswer,
}: {
  /** The only provider to offer; by default all of the site. */
  only?: keyof typeof providerNames
  /** Part of the site in which the buttons are. */
  initiator: string
  /** Page to open after the log-in; by default the current one. */
  continueTo: string | undefined
  wording: Parameters<typeof Agreement>[0]['wording'] & { version: number; language: string }
  onAnswer(answer: ProviderAnswer): Promise<void>
}) {
  const { authProviders, host } = useShell().site
  const { pathname, search } = useLocation()
  const [busy, setBusy] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const logIn = async (provider: string) => {
    setBusy(provider)
    setFailure(null)
    const { version, language } = wording
    const path = providerPath(provider, { initiator, wording: String(version), language })
    try {
      const answer = (await logInAt(path, continueTo ?? pathname + search)) ?? (await sessionAnswer())
      if (answer?.status === 'error' && !handled.includes(answer.code ?? '')) {
        if (answer.message) setFailure(answer.message)
        else failAuth(host, answer.code)
      }
      if (answer) await onAnswer(answer)
    } catch (error) {
      failAuth(host, error)
    } finally {
      setBusy(null)
    }
  }
  return (
    <>
      <Agreement wording={wording} />
      {(only === undefined ? authProviders : [only]).map((provider) => (
        <Button
          key={provider}
          busy={busy === provider}
          disabled={busy !== null && busy !== provider}
          onClick={() => logIn(provider)}
        >
          Log in with {providerNames[provider]}
        </Button>
      ))}
      {failure && (
        <p role="alert" className={css.failure}>
          {failure}
        </p>
      )}
    </>
  )
}
