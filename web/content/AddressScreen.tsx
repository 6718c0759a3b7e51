import { useLocation } from 'react-router'
import { modulesContext } from '../sections/drawings.ts'
import { routeOf } from '../../services/rules/routes/routes.ts'
import { notFound, type LoadArgs } from '../relay/page.ts'
import { loadShell, useShell } from '../frame/shell.ts'
import { onDemand } from '../ui/overlays/on-demand.tsx'
import { loadPost, PostPage } from './PostPage.tsx'

const CollectionPage = onDemand(async () => (await import('./CollectionPage.tsx')).CollectionPage)

/** Loads the collection or the post at an address without a named route (spec §2). */
export async function loader(args: LoadArgs) {
  const { site } = await loadShell(args)
  const { params, collection } = routeOf(new URL(args.request.url).pathname, site) ?? {}
  if (!params) throw notFound()
  if (!collection) return loadPost(args, { permalink: params.permalink, slug: params.slug })
  const { loadCollection } = await import('./CollectionPage.tsx')
  args.context.get(modulesContext).add('content/CollectionPage')
  await CollectionPage.ready()
  return loadCollection(args, collection, Number(params.pageNumber ?? 1))
}

/** Screen of every address without a named route: the collection of a category, or a post at its permalink. */
export function Component() {
  const { site } = useShell()
  const { pathname } = useLocation()
  return routeOf(pathname, site)?.collection ? <CollectionPage /> : <PostPage />
}
