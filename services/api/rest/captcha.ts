import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Services } from '../graphql/frame/context.ts'
import { ProblemError } from '../http/problem.ts'

const Token = z.object({ recaptcha_token: z.string().max(5000).nullish() })

/** Rejects requests whose token is not accepted; clients get another one and repeat the request. */
export const refuseRobots =
  ({ captcha }: Pick<Services, 'captcha'>) =>
  async ({ body, site }: FastifyRequest): Promise<void> => {
    const token = Token.safeParse(body).data?.recaptcha_token ?? ''
    if (!(await captcha.accepts(token, site)))
      throw new ProblemError(403, 'CAPTCHA', "We couldn't check that you aren't a robot. Please try again.")
  }

/** GET /api/auth/challenge: a challenge whose solution is the `recaptcha_token` of one request. */
export async function challengeRoute(
  app: FastifyInstance,
  { services }: { services: Pick<Services, 'captcha'> },
): Promise<void> {
  app.get('/api/auth/challenge', ({ site }) => services.captcha.challenge(site))
}
