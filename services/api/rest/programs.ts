import type { FastifyInstance } from 'fastify'
import type { ImageStore } from '../../ports/images/store.ts'
import type { Services } from '../graphql/frame/context.ts'
import { drawingRoutes } from './drawings/routes.ts'
import { feedRoutes } from './feeds/routes.ts'
import { siteFiles } from './site-files.ts'
import { sitemapRoutes } from './sitemap.ts'
import { wellKnownRoutes } from './well-known.ts'

/** Routes for browsers, crawlers, feed readers and other programs, which every host serves to everyone alike. */
export async function programRoutes(
  app: FastifyInstance,
  { services, store, publicUrl }: { services: Services; store: ImageStore; publicUrl: string },
): Promise<void> {
  const { sites, visitorReads } = services
  await siteFiles(app, { sites, publicUrl })
  await wellKnownRoutes(app, { publicUrl })
  await drawingRoutes(app, { services, store })
  await feedRoutes(app, { services, publicUrl })
  await sitemapRoutes(app, { sites, visitorReads, publicUrl })
}
