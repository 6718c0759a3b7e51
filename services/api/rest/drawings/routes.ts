import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { GraphQLError } from 'graphql'
import { z } from 'zod'
import { BusyError, TooSlowError } from '../../../child/child.ts'
import type { Drawing } from '../../../images/draw.ts'
import type { ImageStore } from '../../../ports/images/store.ts'
import { drawable } from '../../../rules/sites/drawable.ts'
import { logoBackground } from '../../../rules/sites/logo.ts'
import { settingsOf } from '../../../rules/sites/site-settings.ts'
import { isRemoved } from '../../../rules/visibility.ts'
import { beginningOf } from '../../../rules/writing/cut.ts'
import { requestContext, type GraphContext, type Services } from '../../graphql/frame/context.ts'
import { checked, ProblemError } from '../../http/problem.ts'
import { personOf } from '../../http/request-limit.ts'
import { itemAt } from '../feeds/item-at.ts'
import { openDrawings } from './drawings.ts'
import { markOf, pictureAt } from './files.ts'

const MAX_TITLE_LENGTH = 160

/** Icons by their paths: side in pixels, and whether they fill their square. */
const icons = {
  '/api/manifests/icon-192.png': { side: 192, isFull: false },
  '/api/manifests/icon-512.png': { side: 512, isFull: false },
  '/api/manifests/icon-maskable-512.png': { side: 512, isFull: true },
  '/apple-touch-icon.png': { side: 180, isFull: true },
  '/apple-touch-icon-precomposed.png': { side: 180, isFull: true },
} as const

const Asked = z.object({
  of: z
    .string()
    .max(2000)
    .regex(/^\/(?![/\\])/)
    .default('/'),
})

/** Title and picture of the item at a path, as visitors see it; both null for other pages. */
async function shownAt(path: string, context: GraphContext) {
  try {
    const found = await itemAt(path, context)
    if (found.type === 'collection') return { title: found.name, picture: null }
    if (isRemoved(found.row)) return { title: null, picture: null }
    return { title: found.row.title, picture: found.type === 'article' ? found.picture : null }
  } catch (error) {
    if (error instanceof GraphQLError) return { title: null, picture: null }
    throw error
  }
}

/**
 * GET the icons of a site as PNG and /favicon.ico, and /preview-picture?of={path}: the picture that other sites show
 * beside a link to a page, 1200 × 630. It is the picture of an article or of the site, or else a card with the title.
 */
export async function drawingRoutes(
  app: FastifyInstance,
  { services, store }: { services: Services; store: Pick<ImageStore, 'read'> },
): Promise<void> {
  const drawings = openDrawings()
  app.addHook('onClose', drawings.close)

  async function send(request: FastifyRequest, reply: FastifyReply, drawing: Drawing, type: string) {
    try {
      const bytes = await drawings.draw(drawing, personOf(request))
      return reply.type(type).header('cache-control', 'public, max-age=3600').send(bytes)
    } catch (error) {
      if (error instanceof BusyError || error instanceof TooSlowError)
        throw new ProblemError(503, 'BUSY', "We're very busy right now. Please try again.", 5)
      throw error
    }
  }

  for (const [path, { side, isFull }] of Object.entries(icons))
    app.get(path, async (request, reply) => {
      const { logo, ground } = await markOf(request.site, store)
      return send(request, reply, { type: 'icon', logo, side, ground: isFull ? ground : null }, 'image/png')
    })
  app.get('/favicon.ico', async (request, reply) => {
    const { logo } = await markOf(request.site, store)
    return send(request, reply, { type: 'favicon', logo }, 'image/x-icon')
  })
  app.get('/preview-picture', async (request, reply) => {
    const { site } = request
    const { of } = checked(Asked, request.query)
    const reads = await services.visitorReads.now()
    const { title, picture } = await shownAt(
      new URL(of, 'http://site').pathname,
      await requestContext(services, { site, session: null, reads }),
    )
    const { settings } = await services.sites.details(site)
    const path = picture ?? (title === null ? settingsOf(settings).og_image_default : null)
    const photo = path ? await pictureAt(path, store) : null
    if (photo) return send(request, reply, { type: 'photo', photo }, 'image/jpeg')
    const { logo } = await markOf(site, store)
    const card = {
      type: 'card',
      title: drawable(beginningOf(title ?? site.name, MAX_TITLE_LENGTH)),
      site: title === null ? null : drawable(site.name),
      logo,
      ground: logoBackground(site),
    } as const
    return send(request, reply, card, 'image/png')
  })
}
