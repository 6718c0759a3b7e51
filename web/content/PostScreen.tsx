import type { LoadArgs } from '../relay/page.ts'
import { loadPost, PostPage } from './PostPage.tsx'

/**
 * Loads the item that an address names by its slug or id, or at `/post/:slug` and in previews by its number (spec §2).
 * Elsewhere, digits are a slug, as in the address of an item named '2024'.
 */
export function loader(args: LoadArgs) {
  const { slug = '' } = args.params
  const { pathname, search } = new URL(args.request.url)
  return loadPost(args, /^\/post\/|preview=true/.test(pathname + search) ? { id: slug, slug } : { slug })
}

/** Screen of `/posts/:slug`, `/infographic/:slug`, `/images/:slug` and `/post/:slug`: a published item. */
export const Component = () => <PostPage />
