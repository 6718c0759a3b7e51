import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { v7 } from 'uuid'
import { OTHER_CONTENT, type Outcome } from '../../commands/frame/decider.ts'
import { stepId } from '../../commands/frame/ids.ts'
import { liveIntent } from '../../commands/frame/intent.ts'
import { BusyError, TooSlowError } from '../../child/child.ts'
import type { Made, Order } from '../../images/make.ts'
import { UnreadableImageError, type ImageWorkshop } from '../../images/workshop.ts'
import { isFullDisk, type ImageStore } from '../../ports/images/store.ts'
import { refusal } from '../../rules/authorise.ts'
import { findUpload, finishUpload, keepUpload } from '../../operational/uploads.ts'
import { MAX_IMAGE_BYTES } from '../../rules/images/sizes.ts'
import { isNewcomer } from '../graphql/frame/deeds.ts'
import type { Member, Services } from '../graphql/frame/context.ts'
import { caughtUp } from '../graphql/frame/mutate.ts'
import { contextOf } from '../graphql/plugin.ts'
import { refuseWithin } from '../http/limiter.ts'
import { ProblemError } from '../http/problem.ts'
import { openPace } from '../http/throughput-limit.ts'
import { refuseReadOnly } from '../read-only.ts'
import { libraryRefusal, orderOf, placeOf } from './form.ts'
import { missing, partsOf, problemOf } from './parts.ts'

export interface ImageParts {
  store: ImageStore
  workshop: ImageWorkshop
  /** Folder of this process for files that are being uploaded. */
  folder: string
}

/** Uploads of all members that begin in a second. Those of a burst wait, unread, while other requests go on. */
const UPLOADS_PER_SECOND = 10

const httpCodes = new Map<string, number>([
  ['CONFLICT', 409],
  ['NOT_FOUND', 404],
  ['INVALID', 400],
])

const busy = new ProblemError(503, 'BUSY', 'Many images are being uploaded right now. Please try again.', 10)
const tooSlow = new ProblemError(
  503,
  'TOO_SLOW',
  'Preparing this image takes too long. Please try again, or choose a smaller one.',
)
const full = new ProblemError(503, 'FULL', "Images can't be saved right now. Please try again later.", 600)
const otherContent = new ProblemError(409, OTHER_CONTENT.code, OTHER_CONTENT.message)
const often = "You've uploaded many images in a short time"

const begin = openPace(UPLOADS_PER_SECOND)

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
  async function makeWithin(path: string, order: Order, viewer: Member): Promise<Made> {
    const how = { isNew: isNewcomer(viewer) }
    refuseWithin(await limiter.take('imageSeconds', viewer.id, how), often)
    let seconds = 0
    try {
      return await workshop.make(path, order, viewer.id, (ms) => (seconds = ms / 1000))
    } catch (error) {
      if (error instanceof UnreadableImageError) throw await problemOf(path)
      if (error instanceof TooSlowError) throw tooSlow
      throw error instanceof BusyError ? busy : error
    } finally {
      // The first second was taken before.
      if (seconds > 1) await limiter.charge('imageSeconds', viewer.id, seconds - 1, how)
    }
  }

  async function save(at: string, { files }: Made) {
    const saved = await Promise.allSettled(
      files.map(({ name, bytes }) => store.save(`${at}${name}.webp`, bytes)),
    )
    const failed = saved.find((one) => one.status === 'rejected')
    if (!failed) return
    await store.remove(at).catch(() => {}) // What is left is swept a day later.
    throw failed.reason
  }

  /** Waits until the log's answer is seen; deletes the files of a picture that the log refuses. */
  async function accept(outcome: Outcome, at: string) {
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

  async function upload(request: FastifyRequest) {
    const context = await contextOf(services, request)
    const { viewer, site } = context
    const refused = refusal('uploadImage', viewer)
    if (refused || !viewer) throw new ProblemError(viewer ? 403 : 401, refused!.code, refused!.message)
    if (!request.isMultipart()) throw missing
    const member = viewer.id
    refuseWithin(await limiter.grant('images', member, { isNew: isNewcomer(viewer) }), often)

    const command = stepId(context.idempotencyKey, `${member} upload-image`)
    const path = join(folder, v7())
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const { fields, content } = await partsOf(request, path)
      const earlier = await findUpload(services.sql, command)
      if (earlier && earlier.content !== content) throw otherContent
      const { image, at, alt, owner, record, answer } = placeOf(fields, { member, command, content })
      if (earlier?.isDone) return answer(earlier.width)
      const barred = await libraryRefusal(fields, services.reads, viewer)
      if (barred) throw new ProblemError(403, barred.code, barred.message)
      if (fields.image_type === 'ugc' && !viewer.verified && !earlier)
        refuseWithin(await limiter.take('unverifiedImages', member), often)
      const made = await makeWithin(path, orderOf(fields), viewer)
      const { color, width, height } = made
      const picture = { image, alt, color, width, height }
      await keepUpload(services.sql, member, picture, owner, { command, content })
      // Of two requests at once, the first decides.
      if ((await findUpload(services.sql, command))?.content !== content) throw otherContent
      await save(at, made)
      const intent = { ...liveIntent(member, site.id, command), content }
      if (record) await accept(await record(services.tools.dispatch, made, intent), at)
      await finishUpload(services.sql, command)
      return answer(width)
    } catch (error) {
      throw isFullDisk(error) ? full : error
    } finally {
      await rm(path, { force: true })
    }
  }
}
