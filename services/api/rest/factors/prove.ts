import type { FastifyInstance } from 'fastify'
import type { SecondFactors } from '../../../operational/factors/second-factors.ts'
import { noteFactor } from '../../../operational/sessions.ts'
import type { Services } from '../../graphql/frame/context.ts'
import { checked } from '../../http/problem.ts'
import { refuseReadOnly } from '../../read-only.ts'
import type { LogIns } from '../../sessions/log-ins.ts'
import { sessionOf } from '../../sessions/proof.ts'
import { record } from './owner.ts'
import { CodeBody, wrongCode } from './second-factor.ts'

/** POST /api/auth/second-factor/prove: notes for a session that a code of the second factor was given now. */
export async function proveRoute(
  app: FastifyInstance,
  {
    services,
    secondFactors,
    logIns,
  }: { services: Services; secondFactors: SecondFactors; logIns: Pick<LogIns, 'tryCode'> },
): Promise<void> {
  const preHandler = refuseReadOnly(services.maintenance)
  app.post('/api/auth/second-factor/prove', { preHandler }, async (request, _) => {
    const { code } = checked(CodeBody, request.body)
    const session = sessionOf(request)
    const { member } = session
    await logIns.tryCode(request, member)
    const kind = await secondFactors.accepts(member, code)
    if (kind === null) throw wrongCode
    if (kind === 'recovery') await record(services, request, { name: 'useRecoveryCode', member })
    await noteFactor(services.sql, session)
    return { status: 'success' }
  })
}
