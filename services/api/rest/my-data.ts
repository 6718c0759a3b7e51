import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { MemberId } from '../../../events/kinds.ts'
import { urlFor } from '../../rules/routes/links.ts'
import { inWords, type Limiter } from '../http/limiter.ts'
import type { OwnData } from '../own-data/own-data.ts'
import { refuseForeign } from '../http/security.ts'
import { ProblemError } from '../http/problem.ts'

/** GET /api/my-data.zip: all data of the requesting member as a file. A member can download one at a time. */
export async function myDataRoute(
  app: FastifyInstance,
  { ownData, limiter }: { ownData: OwnData; limiter: Limiter },
): Promise<void> {
  const underWay = new Set<MemberId>()

  // HEAD requests are not allowed, because they would read all data without sending it.
  app.get(
    '/api/my-data.zip',
    { preHandler: refuseForeign, exposeHeadRoute: false },
    async (request, reply) => {
      const { session, site, headers } = request
      if (!session) {
        // Redirects to the login if a visitor opened the link directly: only then does the request accept HTML.
        if (headers.accept?.includes('text/html'))
          return reply.redirect(urlFor.login(urlFor.accountSettings()))
        throw new ProblemError(401, 'UNAUTHENTICATED', 'Please log in to download your data')
      }
      const { member } = session
      if (underWay.has(member)) {
        throw new ProblemError(
          409,
          'CONFLICT',
          'Your download is already running. Please wait for it to finish.',
        )
      }
      underWay.add(member)
      const done = () => underWay.delete(member)
      // Allows the member's next download when this one is complete, has failed, or was aborted by the client.
      reply.raw.once('finish', done).once('close', done)
      const wait = await limiter.take('copies', member)
      if (wait > 0) {
        const message = `You have downloaded your data several times. Please try again in ${inWords(wait)}.`
        throw new ProblemError(429, 'TOO_MANY', message, wait)
      }
      const archive = await ownData.archiveOf(member, site)
      if (!archive) throw new ProblemError(404, 'NOT_FOUND', 'Member not found')
      const name = `my-data-${new Date().toISOString().slice(0, 10)}.zip`
      return reply
        .type('application/zip')
        .headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${name}"` })
        .send(Readable.from(archive, { objectMode: false, highWaterMark: 65_536 }))
    },
  )
}
