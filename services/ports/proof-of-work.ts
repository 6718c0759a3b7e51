import { createHmac } from 'node:crypto'
import type { Challenge } from 'altcha-lib'
import { z } from 'zod'
import type { SiteId } from '../../events/kinds.ts'

/** Starts tokens that are proofs of work, so that a provider's tokens differ. */
export const PROOF_PREFIX = 'work.'

/** Time in which a challenge must be answered, in minutes. */
const VALID_MINUTES = 20
/** Iterations of PBKDF2 per guess, and the range of guesses: a slow phone needs about a second (docs/decisions). */
const COST = 1000
const MIN_GUESSES = 60
const MAX_GUESSES = 140

const hex = z.string().max(200)
const Answer = z.object({
  challenge: z.object({
    parameters: z.object({ nonce: hex, expiresAt: z.number(), data: z.object({ site: z.string() }) }).loose(),
    signature: hex,
  }),
  solution: z.object({ counter: z.number(), derivedKey: hex }).loose(),
})

/** Challenges that a browser solves in order to show that it is not one of many (spec §4 Login, captcha). */
interface ProofOfWork {
  challenge: (site: SiteId) => Promise<Challenge>
  /** True for the token of a solved challenge of this site that has not expired; each works once. */
  accepts: (token: string, site: SiteId) => Promise<boolean>
}

const parsed = (token: string) => {
  try {
    return JSON.parse(Buffer.from(token.slice(PROOF_PREFIX.length), 'base64url').toString())
  } catch {
    return null
  }
}

export interface WorkTools {
  /** Secret that signs challenges. */
  secret: Uint8Array
  /** Uses an answer that is valid until a time; false if it was used before. */
  useAnswer: (answer: string, expiresAt: Date) => Promise<boolean>
}

export function openProofOfWork({ secret, useAnswer }: WorkTools): ProofOfWork {
  const secretOf = (name: string) => createHmac('sha256', secret).update(`captcha ${name}`).digest('hex')
  const signing = {
    hmacSignatureSecret: secretOf('challenge'),
    hmacKeySignatureSecret: secretOf('key'),
  }
  // Loaded with the first challenge, because many processes never need it.
  const load = async () => {
    const [{ createChallenge, verifySolution, randomInt }, { deriveKey }] = await Promise.all([
      import('altcha-lib'),
      import('altcha-lib/algorithms/pbkdf2'),
    ])
    return { createChallenge, verifySolution, randomInt, deriveKey }
  }
  return {
    async challenge(site) {
      const { createChallenge, randomInt, deriveKey } = await load()
      return createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(MIN_GUESSES, MAX_GUESSES),
        data: { site },
        expiresAt: new Date(Date.now() + VALID_MINUTES * 60_000),
        deriveKey,
        ...signing,
      })
    },
    async accepts(token, site) {
      const answer = parsed(token)
      const { data } = Answer.safeParse(answer)
      if (data?.challenge.parameters.data.site !== site) return false
      const { verifySolution, deriveKey } = await load()
      const { challenge, solution } = answer
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...signing })
      const { nonce, expiresAt } = data.challenge.parameters
      return verified && useAnswer(nonce, new Date(expiresAt * 1000))
    },
  }
}
