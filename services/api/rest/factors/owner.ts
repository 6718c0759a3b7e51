import type { FastifyRequest } from 'fastify'
import type { MemberId } from '../../../../events/kinds.ts'
import { secondFactors, type SecondFactorCommand } from '../../../commands/second-factors.ts'
import { liveIntent } from '../../../commands/frame/intent.ts'
import type { Services } from '../../graphql/frame/context.ts'
import { refuseWithin } from '../../http/limiter.ts'
import { ProblemError } from '../../http/problem.ts'
import { proven, sessionOf } from '../../sessions/proof.ts'

/**
 * The member of a request who may change the second factors (`proven`), counting a change. Removals count per session,
 * so that a stranger in the account cannot keep its owner from them.
 */
export async function changing(
  services: Services,
  request: FastifyRequest,
  password: string | null | undefined,
  change: 'removal' | 'other' = 'other',
): Promise<MemberId> {
  const member = await proven(services, request, password)
  const who = change === 'removal' ? `removals ${sessionOf(request).id}` : member
  refuseWithin(await services.limiter.take('factors', who), 'Too many changes')
  return member
}

/** Appends the event of a change that the member makes. Throws an error if the change is rejected. */
export async function record(
  { tools }: Services,
  { site }: FastifyRequest,
  command: SecondFactorCommand,
): Promise<void> {
  const outcome = await tools.dispatch(secondFactors, command, liveIntent(command.member, site.id))
  if (!outcome.ok) throw new ProblemError(409, outcome.rejection.code, outcome.rejection.message)
}

/**
 * Makes API processes read the member again, whose role may depend on the second factor. A failure is only logged, as
 * the change is made, and its answer may contain recovery codes that are shown once.
 */
export async function announceChange(
  { announce, viewers }: Pick<Services, 'announce' | 'viewers'>,
  request: Pick<FastifyRequest, 'session' | 'log'>,
): Promise<void> {
  const { id, member } = sessionOf(request)
  viewers.forget(id)
  await announce(`member:${member}`, member).catch((error: Error) =>
    request.log.warn({ error: error.name }, 'a change of second factors was not announced'),
  )
}
