import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { MemberId } from '../../../../events/kinds.ts'
import { findPasskey, noteUse, type Passkey } from '../../../operational/factors/passkeys.ts'
import { savePending, takePending } from '../../../operational/pending-log-ins.ts'
import type { Sql } from '../../../postgres/sql.ts'
import { addressOf } from '../../../rules/routes/address.ts'
import { ProblemError } from '../../http/problem.ts'
import type { BrowserSecret } from '../../sessions/browser-secret.ts'
import { challengeIn, verifiedUse, type UsedPasskey } from './webauthn.ts'

const CHALLENGE_MINUTES = 5

/** Purpose, place and member of a challenge. */
const Challenge = z.object({
  use: z.enum(['add', 'log-in', 'confirm']),
  host: z.string(),
  member: z.string().nullable(),
})
type Challenge = z.output<typeof Challenge>

export const notAccepted = new ProblemError(
  401,
  'BAD_PASSKEY',
  "This passkey doesn't fit an account here. Please try again, or log in in another way.",
)

/** The purpose of a challenge, and the member who answers it; null before a log-in. */
interface Purpose {
  use: Challenge['use']
  member: MemberId | null
}

export function openChallenges(sql: Sql, browserSecret: BrowserSecret) {
  /** Saves a challenge, which only this browser can answer, once, for this purpose and host. */
  async function issue(
    request: FastifyRequest,
    reply: FastifyReply,
    challenge: string,
    { use, member }: Purpose,
  ) {
    const { hostname: host } = addressOf(request)
    const pending = { key: `passkey ${challenge}`, browser: browserSecret.bind(request, reply), member }
    await savePending(sql, { ...pending, data: { use, host, member } }, CHALLENGE_MINUTES)
  }

  /** Uses up the challenge of an answer; returns it, or null if it was not made for this request. */
  async function take(
    request: FastifyRequest,
    passkey: { response: { clientDataJSON: string } },
    { use, member }: Purpose,
  ): Promise<string | null> {
    const challenge = challengeIn(passkey)
    const key = { key: `passkey ${challenge}`, browser: browserSecret.of(request) }
    const { data } = Challenge.safeParse(await takePending(sql, key))
    const { hostname: host } = addressOf(request)
    return data?.use === use && data.host === host && data.member === member ? challenge : null
  }

  /** The passkey of a valid answer, whose use is noted. Throws an error otherwise. */
  async function used(request: FastifyRequest, answer: UsedPasskey, how: Purpose): Promise<Passkey> {
    const challenge = await take(request, answer, how)
    const passkey = await findPasskey(sql, answer.id)
    const place = addressOf(request)
    if (!challenge || passkey?.host !== place.hostname) throw notAccepted
    if (how.member !== null && passkey.member !== how.member) throw notAccepted
    const counter = await verifiedUse(answer, challenge, place, passkey)
    if (counter === null || !(await noteUse(sql, { id: passkey.id, counter }))) throw notAccepted
    return passkey
  }

  return { issue, take, used }
}
