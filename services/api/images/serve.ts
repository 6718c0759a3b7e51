import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { MemberId } from '../../../events/ids.ts'
import type { ImageStore } from '../../ports/images/store.ts'
import { IMAGE_PATH, imageFolder } from '../../rules/images/sizes.ts'
import { ProblemError } from '../http/problem.ts'

const Params = z.object({
  member: MemberId,
  image: z.string().regex(/^[0-9a-f]{32}$/),
  file: z.string().regex(/^[a-z0-9]{1,10}\.webp$/),
})

/** Serves the files of images, outside of the scope that reads sessions. A name always has the same content. */
export async function imageRoute(app: FastifyInstance, { store }: { store: ImageStore }): Promise<void> {
  app.get(`${IMAGE_PATH}:member/:image/:file`, async (request, reply) => {
    const { data } = Params.safeParse(request.params)
    const bytes = data ? await store.read(`${imageFolder(data.member, data.image)}${data.file}`) : null
    if (!bytes) {
      reply.header('cache-control', 'no-store')
      throw new ProblemError(404, 'NOT_FOUND', 'There is no image at this address')
    }
    return reply
      .headers({ 'cache-control': 'public, max-age=31536000, immutable' })
      .type('image/webp')
      .send(bytes)
  })
}
