import { isOffered } from '../../../../events/kinds.ts'
import { routeOf } from '../../../rules/routes/routes.ts'
import { isVisible } from '../../../rules/visibility.ts'
import type { GraphContext } from '../../graphql/frame/context.ts'
import { notFound } from '../../graphql/frame/errors.ts'
import { askedPost, headOf, type PostRow } from '../../graphql/publishing/posts.ts'
import type { ContentRow } from '../../reads.ts'

type Found =
  | { type: 'collection'; slug: string; name: string }
  | { type: 'thread'; row: ContentRow }
  | { type: 'article'; row: PostRow; picture: string | null }

async function threadAt(slug: string, { services, site, viewer }: GraphContext): Promise<ContentRow> {
  const row = isOffered('thread', site.features) ? await services.reads.threadBySlug(site.id, slug) : null
  if (!row || row.parent !== null || !isVisible(row, viewer)) throw notFound('Thread')
  return row
}

function decodedParam(param: string): string {
  try {
    return decodeURIComponent(param)
  } catch {
    throw notFound('Item')
  }
}

/** The category, thread or article at a path of a site. Throws the not-found error for any other path. */
export async function itemAt(path: string, context: GraphContext): Promise<Found> {
  const { categories } = await context.services.sites.details(context.site)
  const { route, params = {}, collection } = routeOf(path, { categories }) ?? {}
  if (collection !== undefined) {
    const name = categories.find(({ slug }) => slug === collection)?.name ?? collection
    return { type: 'collection', slug: collection, name }
  }
  const { permalink } = params
  const slug = decodedParam(params.slug ?? '')
  if (route?.screen === 'forums/ThreadScreen') return { type: 'thread', row: await threadAt(slug, context) }
  if (route?.path !== '*' && route?.screen !== 'content/PostScreen') throw notFound('Item')
  const address = { ...(slug && { slug }), ...(permalink && { permalink }) }
  const row = await askedPost(address, context)
  const { featuredMedia } = (await headOf(row, context)).text
  return { type: 'article', row, picture: featuredMedia?.url ?? null }
}
