import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { MediaId, MemberId } from '../../../events/ids.ts'
import type { ImageStore } from '../../ports/images/store.ts'
import { IMAGE_PATH } from '../../rules/images/sizes.ts'
import { mediaFiles, mediaPath } from '../../rules/media/paths.ts'
import { ProblemError } from '../http/problem.ts'
import type { Reads } from '../reads.ts'

const Params = z.object({
  owner: z.union([MemberId, MediaId]),
  image: z.string().regex(/^[0-9a-f]{32}$/),
  file: z.string().regex(/^[a-z0-9]{1,10}\.webp$/),
})

/** Path of the present file of a picture of the library; null for any other, and for a picture that was removed. */
async function presentPath(owner: string, file: string, reads: Pick<Reads, 'mediaByIds'>) {
  const id = MediaId.safeParse(owner)
  const [row] = id.success ? await reads.mediaByIds([id.data]) : []
  if (!row) return null
  const { image, width } = row.file
  const name = file.replace('.webp', '')
  return mediaPath(row.id, image, mediaFiles(width).some((one) => one.file === name) ? name : 'full')
}

/**
 * Serves the files of images, outside of the scope that reads sessions. A name always has the same content. The former
 * name of a picture of the library, which a text may have, leads to the present one.
 */
export async function imageRoute(
  app: FastifyInstance,
  { store, reads }: { store: ImageStore; reads: Pick<Reads, 'mediaByIds'> },
): Promise<void> {
  app.get(`${IMAGE_PATH}:owner/:image/:file`, async (request, reply) => {
    const { data } = Params.safeParse(request.params)
    const bytes = data ? await store.read(`${data.owner}/${data.image}/${data.file}`) : null
    if (bytes)
      return reply
        .headers({ 'cache-control': 'public, max-age=31536000, immutable' })
        .type('image/webp')
        .send(bytes)
    reply.header('cache-control', 'no-store')
    const present = data && (await presentPath(data.owner, data.file, reads))
    // If the store has lost the present file, it is not looked for again.
    if (!present || present === request.url)
      throw new ProblemError(404, 'NOT_FOUND', 'There is no image at this address')
    return reply.redirect(present, 302)
  })
}
