import { z } from 'zod'
import { useHasConsent } from '../../frame/consent/consent.ts'
import { inTime } from '../../relay/in-time.ts'
import { useShell } from '../../frame/shell.ts'
import { prepareProvider, providerToken } from './provider.ts'

const Challenge = z
  .object({ parameters: z.looseObject({ nonce: z.string(), salt: z.string(), keyPrefix: z.string() }) })
  .loose()

/** Time for which a prepared token is used, in ms; its challenge is valid for longer. */
const KEPT_MS = 10 * 60_000

/**
 * Solves a challenge of this network. WebCrypto computes beside the page's thread, so the page stays responsive. Rejects
 * if the page has no WebCrypto, which needs https or localhost.
 */
async function solve(): Promise<string> {
  const [{ solveChallenge }, { deriveKey }, response] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
    fetch('/api/auth/challenge', { signal: inTime() }),
  ])
  const challenge = await response.json()
  Challenge.parse(challenge)
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('The captcha took too long')
  return `work.${btoa(JSON.stringify({ challenge, solution })).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
}

let prepared: { token: Promise<string>; until: number } | null = null

function prepare(): Promise<string> {
  if (!prepared || prepared.until < Date.now()) {
    const token = solve()
    prepared = { token, until: Date.now() + KEPT_MS }
    token.catch(() => (prepared = null))
  }
  return prepared.token
}

/** Key of the site at the provider, as the last prepared form gave it. */
let siteKey: string | null = null

/**
 * Prepares the captcha of a form that is being filled in, so that nobody waits after submitting it: the script of the
 * provider, with consent to it, or a solution of our own challenge.
 */
export function usePrepareCaptcha(): () => void {
  const { recaptchaKey } = useShell().site
  const isProviders = useHasConsent('functional') && recaptchaKey !== null
  return () => {
    siteKey = recaptchaKey ?? null
    if (isProviders && recaptchaKey) prepareProvider(recaptchaKey)
    else prepare().catch(() => {})
  }
}

/** The token of one request, made without another company. */
export function takeOwnCaptcha(): Promise<string> {
  const token = prepare()
  prepared = null
  return token
}

/** The token of one request (`recaptcha_token`, spec §7): the provider's with consent to it, otherwise our own. */
export const takeCaptcha = async (): Promise<string> =>
  (siteKey && (await providerToken(siteKey))) || takeOwnCaptcha()
