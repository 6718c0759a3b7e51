import type { FastifyInstance } from 'fastify'
import { liveIntent } from '../../../commands/frame/intent.ts'
import { unlinkAccount } from '../../../commands/names/linked-accounts.ts'
import { passwordChosenAt } from '../../../operational/own-data.ts'
import type { Services } from '../../graphql/frame/context.ts'
import { caughtUp } from '../../graphql/frame/mutate.ts'
import { checked, ProblemError } from '../../http/problem.ts'
import { refuseReadOnly } from '../../read-only.ts'
import { isRecentLogIn, sessionOf } from '../../sessions/proof.ts'
import { UnlinkAnswer, UnlinkBody } from '../../http/shapes.ts'

/** Route that unlinks an account at a provider from a member (spec §7 REST). */
export async function unlinkRoute(app: FastifyInstance, services: Services): Promise<void> {
  const preHandler = refuseReadOnly(services.maintenance)
  app.post('/api/auth/unlink-social', { preHandler }, async (request, _) => {
    const { auth_account_id: account } = checked(UnlinkBody, request.body)
    const session = sessionOf(request)
    if (!isRecentLogIn(session))
      throw new ProblemError(403, 'LOG_IN_AGAIN', 'Please log in again to unlink an account.')
    const { member } = session
    const hasOtherWay = (await passwordChosenAt(services.sql, member)) !== null
    const intent = liveIntent(member, request.site.id)
    const outcome = await unlinkAccount(services.tools, { account, hasOtherWay }, intent)
    if (!outcome.ok) throw new ProblemError(409, outcome.rejection.code, outcome.rejection.message)
    if (outcome.position !== null) await caughtUp(services, ['AuthAccountUnlinked'], outcome.position)
    return UnlinkAnswer.parse({ status: 'success' })
  })
}
