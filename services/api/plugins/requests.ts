import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from '../http/address.ts'
import { inWords, type Limiter } from '../http/limiter.ts'
import { ProblemError } from '../http/problem.ts'

/** Identity that request limits count: the member, or else the address. */
export const askerOf = ({ session, ip }: FastifyRequest): string => session?.member ?? networkOf(ip)

/** Takes requests from the limit. Throws a 429 error if none are left. */
export function spend({ requests }: Pick<Limiter, 'requests'>, request: FastifyRequest, cost: number): void {
  const wait = requests.take(askerOf(request), cost)
  if (wait > 0)
    throw new ProblemError(429, 'TOO_MANY', `Too many requests. Please try again in ${inWords(wait)}.`, wait)
}

/** Limits the requests to all routes of this scope. */
export function limitRequests(app: FastifyInstance, limiter: Pick<Limiter, 'requests'>): void {
  app.addHook('preHandler', async (request) => spend(limiter, request, 1))
}
