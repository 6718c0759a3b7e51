import type { Challenge } from 'altcha-lib'
import { z } from 'zod'
import type { SiteId } from '../../events/kinds.ts'
import { fetchSmall } from './fetch-small.ts'
import { openProofOfWork, PROOF_PREFIX, type WorkTools } from './proof-of-work.ts'

interface Place {
  id: SiteId
  host: string
}

/** Tells people from programs before a log-in, a registration and a request for a new password (spec §4, §5). */
export interface Captcha {
  challenge: (site: Pick<Place, 'id'>) => Promise<Challenge>
  /** True if the token of a request (`recaptcha_token`, spec §7) was made on the site and not used before. */
  accepts: (token: string, site: Place) => Promise<boolean>
}

/** Endpoint with the protocol of reCAPTCHA's `siteverify`, and the secret that belongs to the sites' keys. */
interface CaptchaProvider {
  url: string
  secret: string
}

const TIMEOUT_MS = 3000
const MIN_SCORE = 0.5

const Verdict = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  score: z.number().optional(),
})

/**
 * Asks a provider about a token. The visitor's address is not sent. If the provider does not answer, the token is
 * rejected, and the browser sends a proof of work instead.
 */
export const providerAccepts =
  ({ url, secret }: CaptchaProvider, { timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {}) =>
  async (token: string, { host }: Pick<Place, 'host'>): Promise<boolean> => {
    try {
      const response = await fetchSmall(url, {
        method: 'POST',
        redirect: 'error',
        body: new URLSearchParams({ secret, response: token }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      const { success, hostname, score = 1 } = Verdict.parse(await response.json())
      return success && hostname === host && score >= MIN_SCORE
    } catch {
      return false
    }
  }

/** The only token that a captcha which is off rejects. */
export const REJECTED_TOKEN = 'robot'

/** Opens the captcha: proofs of work always count, and tokens of the provider if there is one. */
export function openCaptcha({
  provider,
  isOff,
  ...tools
}: WorkTools & {
  provider: CaptchaProvider | null
  /** True in tests only. */
  isOff: boolean
}): Captcha {
  const work = openProofOfWork(tools)
  const challenge: Captcha['challenge'] = ({ id }) => work.challenge(id)
  if (isOff) return { challenge, accepts: async (token) => token !== REJECTED_TOKEN }
  const byProvider = provider && providerAccepts(provider)
  return {
    challenge,
    async accepts(token, site) {
      if (token.startsWith(PROOF_PREFIX)) return work.accepts(token, site.id)
      return token !== '' && byProvider !== null && byProvider(token, site)
    },
  }
}
