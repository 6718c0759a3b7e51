import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from './address.ts'
import { inWords, type Limiter } from './limiter.ts'
import { ProblemError } from './problem.ts'

/** Identity for which limits count: the member, or for a visitor the network of the address. */
export const personOf = ({ session, ip }: FastifyRequest): string => session?.member ?? networkOf(ip)

/** Counts a number of requests toward the limit. Throws a 429 error if the limit is exceeded. */
export function chargeRequests(
  { requests }: Pick<Limiter, 'requests'>,
  request: FastifyRequest,
  cost: number,
): void {
  const wait = requests.take(personOf(request), cost)
  if (wait > 0)
    throw new ProblemError(429, 'TOO_MANY', `Too many requests. Please try again in ${inWords(wait)}.`, wait)
}

/** Applies the limit of requests to all routes that are registered in this scope. */
export function limitRequests(app: FastifyInstance, limiter: Pick<Limiter, 'requests'>): void {
  app.addHook('preHandler', async (request) => chargeRequests(limiter, request, 1))
}
