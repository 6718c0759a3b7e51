import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { ContentId, MediaId, MemberId } from '../../../events/ids.ts'
import type { ImageStore } from '../../ports/images/store.ts'
import { PRIVATE_IMAGE_PATH, privatePath, type ContentFile } from '../../rules/images/content-paths.ts'
import { IMAGE_PATH, imageFolder } from '../../rules/images/sizes.ts'
import { mediaFiles, mediaPath } from '../../rules/media/paths.ts'
import { isModerator } from '../../rules/roles.ts'
import { isRemoved } from '../../rules/visibility.ts'
import type { Services } from '../graphql/frame/context.ts'
import { findContent } from '../graphql/frame/content.ts'
import { ProblemError } from '../http/problem.ts'
import type { Reads } from '../reads.ts'

const Image = z.string().regex(/^[0-9a-f]{32}$/)
const fileOf = <Name extends string>(pattern: RegExp) =>
  z
    .string()
    .regex(pattern)
    .transform((file) => file.replace('.webp', '') as Name)
const ContentFile = fileOf<ContentFile>(/^(?:full|medium)\.webp$/)

/** Files of avatars, and of pictures of the library. */
const Shared = z.union([
  z.object({ owner: MemberId, image: Image, file: fileOf(/^\d{1,10}\.webp$/) }),
  z.object({ owner: MediaId, image: Image, file: fileOf(/^[a-z0-9]{1,10}\.webp$/) }),
])
const OfContent = z.object({ owner: ContentId, image: Image, file: ContentFile })
const OfAuthor = z.object({ owner: MemberId, image: Image, file: ContentFile })

const FOREVER = 'public, max-age=31536000, immutable'
/** A server of copies asks again after an hour, because the picture may have been removed. */
const UNTIL_REMOVED = 'public, max-age=31536000, s-maxage=3600'

const missing = new ProblemError(404, 'NOT_FOUND', 'There is no image at this address')

interface Parts {
  store: Pick<ImageStore, 'read'>
  services: Pick<Services, 'plain' | 'reads' | 'sites' | 'viewers'>
}

async function send(
  reply: FastifyReply,
  { store }: Parts,
  {
    owner,
    image,
    file,
    caching,
  }: { owner: MemberId | MediaId; image: string; file: string; caching: string },
): Promise<FastifyReply | null> {
  const bytes = await store.read(`${imageFolder(owner, image)}${file}.webp`)
  return bytes && reply.header('cache-control', caching).type('image/webp').send(bytes)
}

/** Path of the present file of a picture of the library; null for any other, and for a picture that was removed. */
async function presentPath(owner: string, file: string, reads: Pick<Reads, 'mediaByIds'>) {
  const id = MediaId.safeParse(owner)
  const [row] = id.success ? await reads.mediaByIds([id.data]) : []
  if (!row) return null
  const { image, width } = row.file
  return mediaPath(row.id, image, mediaFiles(width).some((one) => one.file === file) ? file : 'full')
}

/** Author of the item that has a picture, and whether everybody may see the picture; null if no item has it. */
async function authorOf({ owner, image }: z.output<typeof OfContent>, services: Parts['services']) {
  const { plain: loaders } = services
  const row = await loaders.content.load(owner)
  if (!row || row.picture?.image !== image || isRemoved(row)) return null
  const isAllowed = row.pictureState === 'allowed'
  return {
    author: row.author,
    isPublic: isAllowed && !!(await findContent({ loaders, viewer: null, services }, owner)),
  }
}

/**
 * Serves the files of images that everybody may see, outside of the scope that reads sessions. The former name of a
 * picture of the library, which a text may have, redirects to the present one, and that of a picture in content to the
 * path for its author and moderators while others may not see it.
 */
export async function imageRoute(app: FastifyInstance, parts: Parts): Promise<void> {
  app.get(`${IMAGE_PATH}:owner/:image/:file`, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const { data: ofContent } = OfContent.safeParse(request.params)
    const found = ofContent && (await authorOf(ofContent, parts.services))
    if (found) {
      const { image, file } = ofContent
      if (!found.isPublic) return reply.redirect(privatePath(found.author, image, file), 302)
      const sent = await send(reply, parts, { owner: found.author, image, file, caching: UNTIL_REMOVED })
      if (!sent) throw missing
      return sent
    }
    const { data: shared } = Shared.safeParse(request.params)
    if (!shared) throw missing
    const sent = await send(reply, parts, { ...shared, caching: FOREVER })
    if (sent) return sent
    const present = await presentPath(shared.owner, shared.file, parts.services.reads)
    // If the store has lost the present file, it is not looked for again.
    if (!present || present === request.url) throw missing
    return reply.redirect(present, 302)
  })
}

/** Serves the files of pictures in content to their author and to moderators, in the scope that reads sessions. */
export async function privateImageRoute(app: FastifyInstance, parts: Parts): Promise<void> {
  app.get(`${PRIVATE_IMAGE_PATH}:owner/:image/:file`, async (request, reply) => {
    const { data } = OfAuthor.safeParse(request.params)
    const viewer = request.session && (await parts.services.viewers.of(request.session))
    const isSeen = data && viewer && (viewer.id === data.owner || isModerator(viewer.role))
    const sent = isSeen && (await send(reply, parts, { ...data, caching: 'private, no-store' }))
    if (!sent) throw missing
    return sent
  })
}
