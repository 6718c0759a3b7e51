import { hasConsent } from '../../frame/consent/consent.ts'
import { loadScript } from '../../frame/consent/load-script.ts'

/** The part of reCAPTCHA's library that log-ins use. */
interface Recaptcha {
  ready(run: () => void): void
  execute(siteKey: string, options: { action: string }): Promise<string>
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha
  }
}

/** Time in ms in which the provider must answer; otherwise the page solves a captcha of its own origin. */
const TIMEOUT_MS = 4000

const inTimeOrNull = (work: Promise<string | null>): Promise<string | null> =>
  Promise.race([
    work.catch(() => null),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), TIMEOUT_MS)),
  ])

const load = (siteKey: string) =>
  loadScript('functional', `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`)

/** Starts to load the provider's script, with consent. */
export function prepareProvider(siteKey: string): void {
  if (hasConsent('functional')) load(siteKey).catch(() => {})
}

/** A token of the provider; null without consent, or if the provider does not answer. */
export async function providerToken(siteKey: string): Promise<string | null> {
  if (!hasConsent('functional')) return null
  const ask = async () => {
    await load(siteKey)
    const { grecaptcha } = window
    if (!grecaptcha) return null
    await new Promise<void>((resolve) => grecaptcha.ready(resolve))
    return grecaptcha.execute(siteKey, { action: 'account' })
  }
  return inTimeOrNull(ask())
}
