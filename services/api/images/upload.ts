import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart, { type Multipart } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { v7 } from 'uuid'
import { z } from 'zod'
import { MediaId } from '../../../events/ids.ts'
import type { Decider, Intent, Named } from '../../commands/frame/decider.ts'
import { newId } from '../../commands/frame/ids.ts'
import { liveIntent } from '../../commands/frame/intent.ts'
import { media, type MediaCommand } from '../../commands/media.ts'
import { profilePictures } from '../../commands/profile-pictures.ts'
import { BusyError, TooSlowError } from '../../child/child.ts'
import type { Made, Order } from '../../images/make.ts'
import { UnreadableImageError, type ImageWorkshop } from '../../images/workshop.ts'
import { isFullDisk, type ImageStore } from '../../ports/images/store.ts'
import { mediaRefusal, refusal } from '../../rules/authorise.ts'
import { keepUpload } from '../../operational/uploads.ts'
import { AltText, Crop } from '../../rules/images/fields.ts'
import {
  avatarWidths,
  contentWidths,
  imageFolder,
  imageMessages,
  imagePath,
  MAX_IMAGE_BYTES,
} from '../../rules/images/sizes.ts'
import { Area } from '../../rules/media/fields.ts'
import { mediaFileFor, mediaFolder, mediaPath } from '../../rules/media/paths.ts'
import type { Viewer } from '../../rules/visibility.ts'
import { isNewcomer } from '../graphql/frame/deeds.ts'
import type { Member, Services } from '../graphql/frame/context.ts'
import { caughtUp } from '../graphql/frame/mutate.ts'
import { contextOf } from '../graphql/plugin.ts'
import { refuseWithin } from '../http/limiter.ts'
import { checked, ProblemError } from '../http/problem.ts'
import { openPace } from '../http/throughput-limit.ts'
import { refuseReadOnly } from '../read-only.ts'

/** Where images are stored, and what makes them. */
export interface ImageParts {
  store: ImageStore
  workshop: ImageWorkshop
  /** Folder of this process for files that are being uploaded. */
  folder: string
}

/** Schema of the fields beside the file (spec §7 REST, §5 Image upload). */
const Fields = z.discriminatedUnion('image_type', [
  z.object({ image_type: z.literal('avatar'), alt: AltText, crop: Crop.nullable() }),
  z.object({ image_type: z.literal('ugc'), alt: AltText }),
  /** A picture of the library of the site: a new one, or new files of the one that `media` names. */
  z.object({
    image_type: z.literal('media'),
    media: MediaId.nullable(),
    area: Area.nullable(),
    words: z.unknown(),
  }),
])
type Fields = z.output<typeof Fields>

/** Uploads of all members that begin in a second. Those of a burst wait, unread, while other requests go on. */
const UPLOADS_PER_SECOND = 10
/** Bytes per second of all uploads together: those of six images of the largest size. */
const BYTES_PER_SECOND = 6 * MAX_IMAGE_BYTES

const httpCodes = new Map<string, number>([
  ['NOT_FOUND', 404],
  ['INVALID', 400],
])

const tooLarge = new ProblemError(413, 'TOO_LARGE', imageMessages.tooLarge)
const missing = new ProblemError(400, 'BAD_REQUEST', imageMessages.missing)
const busy = new ProblemError(503, 'BUSY', 'Many images are being uploaded right now. Please try again.', 10)
const tooSlow = new ProblemError(
  503,
  'TOO_SLOW',
  'Preparing this image takes too long. Please try again, or choose a smaller one.',
)
const full = new ProblemError(503, 'FULL', "Images can't be saved right now. Please try again later.", 600)
const often = "You've uploaded many images in a short time"

const isImage = ({ fieldname }: Multipart) => /^images(\[\d*\])?$/.test(fieldname)

const begin = openPace(UPLOADS_PER_SECOND)
const pace = openPace(BYTES_PER_SECOND)

/** Passes on the chunks of all uploads at a pace that leaves time for other requests. */
async function* paced(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    await pace(chunk.length)
    yield chunk
  }
}

/** Reads the parts of a request; the file is written to `path`, so that uploads do not use memory. */
async function partsOf(request: FastifyRequest, path: string): Promise<Fields> {
  const fields = new Map<string, unknown>()
  let size = 0
  let isTooLarge = false
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields.set(part.fieldname, part.value)
      else if (!isImage(part)) part.file.resume()
      else {
        await pipeline(part.file, paced, createWriteStream(path, { mode: 0o600 }))
        size += part.file.bytesRead
        isTooLarge ||= part.file.truncated
      }
    }
  } catch (error) {
    // The rest of the body would block the next request over the same connection.
    request.raw.unpipe().resume()
    throw error
  }
  if (isTooLarge) throw tooLarge
  if (size === 0) throw missing
  const [left, top, side, width, height] = ['left', 'top', 'side', 'width', 'height'].map((name) =>
    fields.get(`crop_${name}`),
  )
  const [image_type, alt, name, illustrator, focus] = [
    'image_type',
    'alt',
    'name',
    'illustrator',
    'focus',
  ].map((field) => fields.get(field))
  return checked(Fields, {
    image_type,
    alt,
    crop: side === undefined ? null : { left, top, side },
    media: fields.get('media') || null,
    area: width === undefined ? null : { left, top, width, height },
    words: { name, alt, illustrator, focus },
  })
}

const orderOf = (fields: Fields): Order =>
  fields.image_type === 'avatar'
    ? { type: 'avatar', crop: fields.crop }
    : fields.image_type === 'ugc'
      ? { type: 'ugc' }
      : { type: 'media', area: fields.area }

/**
 * POST /api/upload-image (spec §7 REST): stores a picture, and makes it that of the member's profile, keeps it for an
 * item of content that the member is writing, or adds it to the library of the site.
 */
export async function uploadRoute(
  app: FastifyInstance,
  { images: { store, workshop, folder }, services }: { images: ImageParts; services: Services },
): Promise<void> {
  const { limiter } = services
  app.addHook('onClose', () => rm(folder, { recursive: true, force: true }))

  /** Makes an image in the time that its member has left, and counts the time that it took. */
  async function made(path: string, order: Order, viewer: Member): Promise<Made> {
    const how = { isNew: isNewcomer(viewer) }
    refuseWithin(await limiter.take('imageSeconds', viewer.id, how), often)
    let seconds = 0
    try {
      return await workshop.make(path, order, viewer.id, (ms) => (seconds = ms / 1000))
    } catch (error) {
      if (error instanceof UnreadableImageError) throw missing
      if (error instanceof TooSlowError) throw tooSlow
      throw error instanceof BusyError ? busy : error
    } finally {
      // The first second was taken before.
      if (seconds > 1) await limiter.charge('imageSeconds', viewer.id, seconds - 1, how)
    }
  }

  /** Saves all files of an image, or none. */
  async function save(at: string, { files }: Made) {
    const saved = await Promise.allSettled(
      files.map(({ name, bytes }) => store.save(`${at}${name}.webp`, bytes)),
    )
    const failed = saved.find((one) => one.status === 'rejected')
    if (!failed) return
    await store.remove(at).catch(() => {}) // What is left is swept a day later.
    throw failed.reason
  }

  /** Carries out a command that gives a picture its files, which are deleted again if it is rejected. */
  async function dispatched<State, Command extends Named, Known>(
    at: string,
    decider: Decider<State, Command, Known>,
    command: Command,
    intent: Intent,
  ) {
    const outcome = await services.tools.dispatch(decider, command, intent)
    if (!outcome.ok) {
      await store.remove(at)
      const { code, message } = outcome.rejection
      throw new ProblemError(code === 'READ_ONLY' ? 503 : (httpCodes.get(code) ?? 403), code, message)
    }
    const { position, events } = outcome
    if (position === null) return
    const types = events.map(({ type }) => type)
    await caughtUp(services, types, position)
  }

  // Only this route reads multipart bodies. Forms of other sites can send them too; those are refused before.
  await app.register(async (multiparts) => {
    await multiparts.register(multipart, {
      throwFileSizeLimit: false,
      limits: { fileSize: MAX_IMAGE_BYTES, files: 1, fields: 12, fieldSize: 1500, headerPairs: 20 },
    })
    const preHandler = refuseReadOnly(services.maintenance)
    const onRequest = () => begin(1)
    multiparts.post('/api/upload-image', { onRequest, preHandler }, (request) => upload(request))
  })

  /** Throws if a viewer may not add a picture to the library, or replace this one, before it is made. */
  async function refuseMedia({ media: id }: { media: MediaId | null }, viewer: Viewer) {
    const [row] = id ? await services.reads.mediaByIds([id]) : []
    const refused = row ? mediaRefusal('replace', row.addedBy, viewer) : refusal('writePosts', viewer)
    if (refused) throw new ProblemError(403, refused.code, refused.message)
  }

  async function upload(request: FastifyRequest) {
    const { viewer, site } = await contextOf(services, request)
    const refused = refusal('uploadImage', viewer)
    if (refused || !viewer) throw new ProblemError(viewer ? 403 : 401, refused!.code, refused!.message)
    if (!request.isMultipart()) throw missing
    const member = viewer.id
    refuseWithin(await limiter.grant('images', member, { isNew: isNewcomer(viewer) }), often)

    const commandId = v7()
    const path = join(folder, commandId)
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const fields = await partsOf(request, path)
      if (fields.image_type === 'media') await refuseMedia(fields, viewer)
      if (fields.image_type === 'ugc' && !viewer.verified)
        refuseWithin(await limiter.take('unverifiedImages', member), often)
      const image = await made(path, orderOf(fields), viewer)
      // Each upload has files of its own: those of an earlier one with the same pixels may be about to be deleted.
      const hash = createHash('sha256').update(`${commandId} ${image.hash}`).digest('hex').slice(0, 32)
      const { color, width, height } = image
      const intent = liveIntent(member, site.id, commandId)
      if (fields.image_type === 'media') {
        const id = fields.media ?? newId('media', commandId)
        const at = mediaFolder(id, hash)
        const file = { image: hash, color, width, height }
        await keepUpload(services.sql, member, { ...file, alt: null }, id)
        await save(at, image)
        const command: MediaCommand = fields.media
          ? { name: 'replaceMedia', media: id, file }
          : { name: 'addMedia', media: id, site: site.id, file, words: fields.words }
        await dispatched(at, media, command, intent)
        const full = mediaPath(id, hash)
        return { images: { full, medium: mediaFileFor(full, width, contentWidths.medium) }, id }
      }
      const { alt } = fields
      const picture = { image: hash, alt, color }
      const at = imageFolder(member, hash)
      const isAvatar = fields.image_type === 'avatar'
      await keepUpload(services.sql, member, { ...picture, width, height }, isAvatar ? member : null)
      await save(at, image)
      if (!isAvatar) {
        const pathOf = (file: string) => imagePath(member, hash, file)
        return { images: { full: pathOf('full'), medium: pathOf('medium') }, id: hash }
      }
      await dispatched(at, profilePictures, { name: 'changeProfilePicture', picture }, intent)
      const pathOf = (width: number) => imagePath(member, hash, width)
      return { images: { full: pathOf(avatarWidths.full), medium: pathOf(avatarWidths.medium) } }
    } catch (error) {
      throw isFullDisk(error) ? full : error
    } finally {
      await rm(path, { force: true })
    }
  }
}
