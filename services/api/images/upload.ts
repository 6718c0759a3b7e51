import { createHash } from 'node:crypto'
import { createWriteStream, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart, { type Multipart } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { v7 } from 'uuid'
import { z } from 'zod'
import type { MemberId } from '../../../events/kinds.ts'
import { liveIntent } from '../../commands/frame/intent.ts'
import { profilePictures } from '../../commands/accounts/profile-pictures.ts'
import type { Made, Order } from '../../images/make.ts'
import { UnreadableImageError, WorkshopBusyError, type ImageWorkshop } from '../../images/workshop.ts'
import type { ImageStore } from '../../ports/images/store.ts'
import { refusal } from '../../rules/authorise.ts'
import { keepUpload } from '../../operational/uploads.ts'
import { AltText, Crop } from '../../rules/images/fields.ts'
import {
  avatarWidths,
  imageFolder,
  imageMessages,
  imagePath,
  MAX_IMAGE_BYTES,
} from '../../rules/images/sizes.ts'
import { isNewcomer } from '../graphql/frame/deeds.ts'
import type { Services } from '../graphql/frame/context.ts'
import { caughtUp } from '../graphql/frame/mutate.ts'
import { contextOf } from '../graphql/plugin.ts'
import { refuseWithin } from '../http/limiter.ts'
import { checked, ProblemError } from '../http/problem.ts'
import { openTurns } from '../http/turns.ts'
import { refuseReadOnly } from '../read-only.ts'

/** Where images are stored, and what makes them. */
export interface ImageParts {
  store: ImageStore
  workshop: ImageWorkshop
}

/** Schema of the fields beside the file (spec §7 REST, §5 Image upload); only avatars are cropped. */
const Fields = z.object({
  image_type: z.enum(['avatar', 'ugc']),
  alt: AltText,
  crop: Crop.nullable(),
})

const CHUNKS_PER_TURN = 4

const tooLarge = new ProblemError(413, 'TOO_LARGE', imageMessages.tooLarge)
const missing = new ProblemError(400, 'BAD_REQUEST', imageMessages.missing)
const busy = new ProblemError(503, 'BUSY', 'Many images are being uploaded right now. Please try again.', 10)

const isImage = ({ fieldname }: Multipart) => /^images(\[\d*\])?$/.test(fieldname)

const turn = openTurns(CHUNKS_PER_TURN)

/** Passes on few chunks of all uploads per iteration of the event loop, so that other requests need not wait. */
async function* inTurns(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    await turn()
    yield chunk
  }
}

/** Reads the parts of a request; the file is written to `path`, so that uploads do not use memory. */
async function partsOf(request: FastifyRequest, path: string): Promise<z.output<typeof Fields>> {
  const fields = new Map<string, unknown>()
  let size = 0
  let isTooLarge = false
  for await (const part of request.parts()) {
    if (part.type === 'field') fields.set(part.fieldname, part.value)
    else if (!isImage(part)) part.file.resume()
    else {
      await pipeline(part.file, inTurns, createWriteStream(path, { mode: 0o600 }))
      size += part.file.bytesRead
      isTooLarge ||= part.file.truncated
    }
  }
  if (isTooLarge) throw tooLarge
  if (size === 0) throw missing
  const [left, top, side] = ['crop_left', 'crop_top', 'crop_side'].map((name) => fields.get(name))
  const crop = side === undefined ? null : { left, top, side }
  return checked(Fields, { image_type: fields.get('image_type'), alt: fields.get('alt'), crop })
}

/**
 * POST /api/upload-image (spec §7 REST): stores a picture, and makes it that of the member's profile, or keeps it for an
 * item of content that the member is writing.
 */
export async function uploadRoute(
  app: FastifyInstance,
  { images: { store, workshop }, services }: { images: ImageParts; services: Services },
): Promise<void> {
  let folder: string | null = null
  app.addHook('onClose', async () => {
    if (folder) await rm(folder, { recursive: true, force: true })
  })

  async function made(path: string, order: Order): Promise<Made> {
    try {
      return await workshop.make(path, order)
    } catch (error) {
      if (error instanceof UnreadableImageError) throw missing
      throw error instanceof WorkshopBusyError ? busy : error
    }
  }

  async function save(member: MemberId, { hash, files }: Made) {
    const at = imageFolder(member, hash)
    await Promise.all(files.map(({ name, bytes }) => store.save(`${at}${name}.webp`, bytes)))
  }

  // Only this route reads multipart bodies. Forms of other sites can send them too; those are refused before.
  await app.register(async (multiparts) => {
    await multiparts.register(multipart, {
      throwFileSizeLimit: false,
      limits: { fileSize: MAX_IMAGE_BYTES, files: 1, fields: 8, fieldSize: 1000, headerPairs: 20 },
    })
    const preHandler = refuseReadOnly(services.maintenance)
    multiparts.post('/api/upload-image', { preHandler }, (request) => upload(request))
  })

  async function upload(request: FastifyRequest) {
    const { viewer, site } = await contextOf(services, request)
    const refused = refusal('uploadImage', viewer)
    if (refused || !viewer) throw new ProblemError(viewer ? 403 : 401, refused!.code, refused!.message)
    if (!request.isMultipart()) throw missing
    const member = viewer.id
    const wait = await services.limiter.grant('images', member, { isNew: isNewcomer(viewer) })
    refuseWithin(wait, "You've uploaded many images in a short time")

    folder ??= mkdtempSync(join(tmpdir(), 'communities-uploads-'))
    const commandId = v7()
    const path = join(folder, commandId)
    try {
      const { image_type: type, alt, crop } = await partsOf(request, path)
      const image = await made(path, { type, crop })
      // Each upload has files of its own: those of an earlier one with the same pixels may be about to be deleted.
      const hash = createHash('sha256').update(`${commandId} ${image.hash}`).digest('hex').slice(0, 32)
      const { color, width, height } = image
      const picture = { image: hash, alt, color }
      if (type === 'ugc') {
        await keepUpload(services.sql, member, { ...picture, width, height })
        await save(member, { ...image, hash })
        const at = (file: string) => imagePath(member, hash, file)
        return { images: { full: at('full'), medium: at('medium') }, id: hash }
      }
      await save(member, { ...image, hash })
      const intent = liveIntent(member, site.id, commandId)
      const command = { name: 'changeProfilePicture', picture } as const
      const outcome = await services.tools.dispatch(profilePictures, command, intent)
      if (!outcome.ok) {
        await store.remove(imageFolder(member, hash))
        const { code, message } = outcome.rejection
        throw new ProblemError(code === 'READ_ONLY' ? 503 : 403, code, message)
      }
      const { position, events } = outcome
      if (position !== null)
        await caughtUp(
          services,
          events.map(({ type }) => type),
          position,
        )
      const at = (width: number) => imagePath(member, hash, width)
      return { images: { full: at(avatarWidths.full), medium: at(avatarWidths.medium) } }
    } finally {
      await rm(path, { force: true })
    }
  }
}
