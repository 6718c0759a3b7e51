import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { secondFactorDemands } from '../../../../projections/sites/queries.ts'
import type { Session } from '../../../operational/sessions.ts'
import type { SecondFactors } from '../../../operational/factors/second-factors.ts'
import type { Services } from '../../graphql/frame/context.ts'
import { checked, ProblemError } from '../../http/problem.ts'
import { refuseReadOnly } from '../../read-only.ts'
import { demandedBy } from '../../../rules/second-factor.ts'
import type { LogIns } from '../../sessions/log-ins.ts'
import { sessionOf } from '../../sessions/proof.ts'
import { addressOf } from '../../../rules/routes/address.ts'
import type { Gate } from './gate.ts'
import { announceChange, changing, record } from './owner.ts'

export const CodeBody = z.strictObject({ code: z.string().trim().min(1).max(40) })
const ProofBody = z.strictObject({ password: z.string().max(256).nullish() })

const success = { status: z.literal('success') }
const BeginAnswer = z.object({ ...success, secret: z.string(), uri: z.string() })
const CodesAnswer = z.object({ ...success, recovery_codes: z.array(z.string()) })
const State = z.object({
  ...success,
  /** Host of the request, on which the member can add passkeys. */
  host: z.string(),
  /** Time since which an app is in use; null without an app. */
  since: z.iso.datetime().nullable(),
  /** True if a site demands a second factor of the member's role. */
  demanded: z.boolean(),
  recovery_codes: z.number(),
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      host: z.string(),
      created_at: z.iso.datetime(),
      last_used_at: z.iso.datetime().nullable(),
    }),
  ),
})
/** Ways in which a waiting log-in can be confirmed, besides recovery codes. */
const WaysAnswer = z.object({
  ...success,
  app: z.boolean(),
  passkey: z.boolean(),
  /** Other hosts on which the member has passkeys. */
  passkey_hosts: z.array(z.string()),
})

export const wrongCode = new ProblemError(400, 'WRONG_CODE', 'Incorrect code.')

/** Routes for the second factor of log-ins: codes of an authenticator app, and recovery codes. */
export async function secondFactorRoutes(
  app: FastifyInstance,
  {
    services,
    secondFactors,
    gate,
    logIns,
  }: { services: Services; secondFactors: SecondFactors; gate: Gate; logIns: Pick<LogIns, 'tryCode'> },
): Promise<void> {
  const preHandler = refuseReadOnly(services.maintenance)

  async function isDemanded(session: Session): Promise<boolean> {
    const viewer = await services.viewers.of(session)
    const role = viewer && (viewer.withheld ?? viewer.role)
    return role !== null && (await secondFactorDemands(services.sql)).flatMap(demandedBy).includes(role)
  }

  app.get('/api/auth/second-factor', async (request, _) => {
    const session = sessionOf(request)
    const { app, passkeys, recoveryCodes } = await secondFactors.of(session.member)
    return State.parse({
      status: 'success',
      host: addressOf(request).hostname,
      since: app?.toISOString() ?? null,
      demanded: await isDemanded(session),
      recovery_codes: recoveryCodes,
      passkeys: passkeys.map(({ id, name, host, createdAt, lastUsedAt }) => ({
        id,
        name,
        host,
        created_at: createdAt.toISOString(),
        last_used_at: lastUsedAt?.toISOString() ?? null,
      })),
    })
  })

  app.post('/api/auth/second-factor/begin', { preHandler }, async (request, _) => {
    const { password } = checked(ProofBody, request.body)
    const member = await changing(services, request, password)
    const secret = await secondFactors.beginApp(member)
    if (secret === null) throw new ProblemError(409, 'CONFLICT', 'Your account already asks for a code.')
    const issuer = encodeURIComponent(request.site.name)
    const uri = `otpauth://totp/${issuer}?secret=${secret}&issuer=${issuer}`
    return BeginAnswer.parse({ status: 'success', secret, uri })
  })

  app.post('/api/auth/second-factor/confirm', { preHandler }, async (request, _) => {
    const { code } = checked(CodeBody, request.body)
    const { member } = sessionOf(request)
    await logIns.tryCode(request, member)
    const codes = await secondFactors.confirmApp(member, code, () =>
      record(services, request, { name: 'changeSecondFactor', member, on: true }),
    )
    if (codes === null) throw wrongCode
    await announceChange(services, request)
    return CodesAnswer.parse({ status: 'success', recovery_codes: codes })
  })

  app.post('/api/auth/second-factor/remove', { preHandler }, async (request, _) => {
    const { code } = checked(CodeBody, request.body)
    const { member } = sessionOf(request)
    await logIns.tryCode(request, member)
    const kind = await secondFactors.accepts(member, code)
    if (kind === null) throw wrongCode
    if (kind === 'recovery') await record(services, request, { name: 'useRecoveryCode', member })
    await secondFactors.removeApp(member, () =>
      record(services, request, { name: 'changeSecondFactor', member, on: false }),
    )
    await announceChange(services, request)
    return { status: 'success' }
  })

  app.post('/api/auth/second-factor/recovery-codes', { preHandler }, async (request, _) => {
    const { password } = checked(ProofBody, request.body)
    const member = await changing(services, request, password)
    if (!(await secondFactors.isOn(member)))
      throw new ProblemError(409, 'CONFLICT', 'Set up an app or a passkey first.')
    const codes = await secondFactors.renewCodes(member, () =>
      record(services, request, { name: 'renewRecoveryCodes', member }),
    )
    return CodesAnswer.parse({ status: 'success', recovery_codes: codes })
  })

  app.get('/api/auth/second-factor/ways', async (request, _) => {
    const { app, passkeys } = await secondFactors.of((await gate.find(request)).member)
    const here = addressOf(request).hostname
    const hosts = new Set(passkeys.map(({ host }) => host))
    return WaysAnswer.parse({
      status: 'success',
      app: app !== null,
      passkey: hosts.delete(here),
      passkey_hosts: [...hosts],
    })
  })

  app.post('/api/auth/second-factor', async (request, reply) => {
    const { code } = checked(CodeBody, request.body)
    const attempt = await gate.attempt(request)
    const { member } = attempt
    await logIns.tryCode(request, member)
    const kind = await secondFactors.accepts(member, code)
    if (kind === null) throw wrongCode
    // Log-ins work in read-only mode, in which the log takes no events.
    if (kind === 'recovery')
      await record(services, request, { name: 'useRecoveryCode', member }).catch((error: Error) =>
        request.log.warn({ error: error.name }, 'the use of a recovery code was not recorded'),
      )
    return gate.pass(request, reply, attempt)
  })
}
