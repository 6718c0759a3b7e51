import { useEffect, useEffectEvent, useState } from 'react'
import { isOpen as isUnanswered } from '../../../../services/rules/consent/choice.ts'
import type { providerNames } from '../../../../services/rules/providers.ts'
import { useConsent, useHasConsent } from '../../../frame/consent/consent.ts'
import { useShell } from '../../../frame/shell.ts'
import { Button } from '../../../ui/Button.tsx'
import { oneTap } from '../../auth-api.ts'
import { ProviderButtons } from '../ProviderButtons.tsx'
import { promptGoogle } from './google.ts'
import css from './one-tap.module.css'
import { useProviderEntry } from './useProviderEntry.ts'

const CLOSED = 'facebook-one-tap-closed'

function isClosed(): boolean {
  try {
    return sessionStorage.getItem(CLOSED) !== null
  } catch {
    return true
  }
}

/** Google One Tap after consent, and Facebook's dialog on phones, which needs no script of Facebook (spec §2 Header). */
export function OneTap() {
  const { site } = useShell()
  const { one_tap_enabled, google_client_id, facebook_one_tap } = site.settings
  const mayLoad = useHasConsent('functional')
  const isAsking = isUnanswered(useConsent())
  const has = (provider: keyof typeof providerNames) => site.authProviders.includes(provider)
  return (
    <>
      {one_tap_enabled && google_client_id && has('google') && mayLoad && (
        <GooglePrompt clientId={google_client_id} />
      )}
      {facebook_one_tap && has('facebook') && !isAsking && <FacebookDialog />}
    </>
  )
}

function GooglePrompt({ clientId }: { clientId: string }) {
  const enter = useProviderEntry()
  const logIn = useEffectEvent(async (credential: string) => {
    const answer = await oneTap(credential).catch(() => null)
    await enter(answer ?? { status: 'error' })
  })
  useEffect(() => promptGoogle(clientId, (credential) => void logIn(credential)), [clientId])
  return null
}

/** Invitation at the end of a phone's screen, which does not return in the same tab once it is closed. */
function FacebookDialog() {
  const { site } = useShell()
  const enter = useProviderEntry()
  const [isShown, setShown] = useState(false)
  useEffect(() => setShown(/Mobi|Android|iPhone/.test(navigator.userAgent) && !isClosed()), [])
  if (!isShown) return null
  const close = () => {
    sessionStorage.setItem(CLOSED, '1')
    setShown(false)
  }
  return (
    <div
      role="dialog"
      data-at-end
      aria-label={`Log in to ${site.name}`}
      className={css.dialog}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <p className={css.heading}>Log in to {site.name}</p>
      <ProviderButtons
        only="facebook"
        initiator="one-tap"
        continueTo={undefined}
        wording={site.wording}
        onAnswer={enter}
      />
      <Button onClick={close}>Not now</Button>
    </div>
  )
}
