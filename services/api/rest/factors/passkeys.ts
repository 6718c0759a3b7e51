import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { addressOf } from '../../../rules/routes/address.ts'
import { canLogIn } from '../../../commands/names/addresses.ts'
import { deviceOf } from '../../../operational/device.ts'
import { MAX_PASSKEYS, type SecondFactors } from '../../../operational/factors/second-factors.ts'
import type { Services } from '../../graphql/frame/context.ts'
import { limitLogIns } from '../../http/limiter.ts'
import { checked, ProblemError } from '../../http/problem.ts'
import type { SignIn } from '../../plugins/session-cookie.ts'
import { refuseReadOnly } from '../../read-only.ts'
import type { BrowserSecret } from '../../sessions/browser-secret.ts'
import { sessionOf } from '../../sessions/proof.ts'
import { userOf } from '../auth.ts'
import { SessionAnswer } from '../../http/shapes.ts'
import type { Gate } from './gate.ts'
import { notAccepted, openChallenges } from './passkey-challenges.ts'
import { announceChange, changing, record } from './owner.ts'
import { creationOptions, NewPasskey, requestOptions, UsedPasskey, verifiedNew } from './webauthn.ts'

const ProofBody = z.strictObject({ password: z.string().max(256).nullish() })
const AddBody = z.strictObject({ passkey: NewPasskey, name: z.string().trim().max(60).default('') })
const RemoveBody = z.strictObject({ id: z.string().max(1400), password: z.string().max(256).nullish() })
const LogInBody = z.strictObject({
  passkey: UsedPasskey,
  remember_me: z.boolean().nullish(),
  initiator: z.string().max(200).nullish(),
})
const ConfirmBody = z.strictObject({ passkey: UsedPasskey })

const notAdded = new ProblemError(400, 'BAD_PASSKEY', "This passkey couldn't be added. Please try again.")
const known = new ProblemError(400, 'BAD_PASSKEY', 'This passkey already belongs to an account.')
const tooMany = new ProblemError(
  409,
  'CONFLICT',
  `You have ${MAX_PASSKEYS} passkeys. Please remove one before you add another.`,
)
/** Routes to add and remove passkeys, and to log in with one, alone or after a password. */
export async function passkeyRoutes(
  app: FastifyInstance,
  {
    services,
    signIn,
    secondFactors,
    gate,
    browserSecret,
  }: {
    services: Services
    signIn: SignIn
    secondFactors: SecondFactors
    gate: Gate
    browserSecret: BrowserSecret
  },
): Promise<void> {
  const { tools, limiter } = services
  const preHandler = refuseReadOnly(services.maintenance)
  const limited = { preHandler: limitLogIns(limiter) }

  const { issue, take, used } = openChallenges(services.sql, browserSecret)

  app.post('/api/auth/passkeys/begin', { preHandler }, async (request, reply) => {
    const { password } = checked(ProofBody, request.body)
    const member = await changing(services, request, password)
    const place = addressOf(request)
    const [user, { passkeys }] = await Promise.all([userOf(services, member), secondFactors.of(member)])
    if (passkeys.length >= MAX_PASSKEYS) throw tooMany
    const options = await creationOptions({
      site: request.site.name,
      place,
      member,
      userName: user?.username || 'Member',
      known: passkeys.filter(({ host }) => host === place.hostname),
      pepper: tools.pepper,
    })
    await issue(request, reply, options.challenge, { use: 'add', member })
    return { status: 'success', options }
  })

  app.post('/api/auth/passkeys', { preHandler }, async (request, _) => {
    const { passkey: answer, name } = checked(AddBody, request.body)
    const { member } = sessionOf(request)
    const challenge = await take(request, answer, { use: 'add', member })
    const place = addressOf(request)
    const made = challenge === null ? null : await verifiedNew(answer, challenge, place)
    if (!made) throw notAdded
    const passkey = {
      ...made,
      member,
      host: place.hostname,
      name: name || deviceOf(request.headers['user-agent']),
    }
    const codes = await secondFactors.addPasskey(passkey, () =>
      record(services, request, { name: 'addPasskey', member }),
    )
    if (codes === 'full') throw tooMany
    if (codes === 'known') throw known
    await announceChange(services, request)
    return { status: 'success', recovery_codes: codes }
  })

  app.post('/api/auth/passkeys/remove', { preHandler }, async (request, _) => {
    const { id, password } = checked(RemoveBody, request.body)
    const member = await changing(services, request, password, 'removal')
    await secondFactors.removePasskey(member, id, (left) =>
      record(services, request, { name: 'removePasskey', member, left }),
    )
    await announceChange(services, request)
    return { status: 'success' }
  })

  app.post('/api/auth/passkeys/challenge', limited, async (request, reply) => {
    const options = await requestOptions(addressOf(request), null)
    await issue(request, reply, options.challenge, { use: 'log-in', member: null })
    return { status: 'success', options }
  })

  app.post('/api/auth/passkeys/log-in', limited, async (request, reply) => {
    const { passkey, remember_me, initiator } = checked(LogInBody, request.body)
    const { member } = await used(request, passkey, { use: 'log-in', member: null })
    const user = (await canLogIn(tools, member)) && (await userOf(services, member))
    if (!user) throw notAccepted
    const who = { member, remember: remember_me ?? true, initiator, proven: true }
    const started = await signIn.start(request, reply, who)
    if (!started) throw notAccepted
    return SessionAnswer.parse({ status: 'success', user: { ...user, ...started } })
  })

  app.post('/api/auth/second-factor/challenge', limited, async (request, reply) => {
    const { member } = await gate.find(request)
    const place = addressOf(request)
    const { passkeys } = await secondFactors.of(member)
    const options = await requestOptions(
      place,
      passkeys.filter(({ host }) => host === place.hostname),
    )
    await issue(request, reply, options.challenge, { use: 'confirm', member })
    return { status: 'success', options }
  })

  app.post('/api/auth/second-factor/passkey', limited, async (request, reply) => {
    const { passkey } = checked(ConfirmBody, request.body)
    const attempt = await gate.attempt(request)
    await used(request, passkey, { use: 'confirm', member: attempt.member })
    return gate.pass(request, reply, attempt)
  })
}
