import type { LoadArgs } from '../relay/page.ts'
import { loadPost, PostPage } from './PostPage.tsx'

/** Matches the id of an item, or the number that it had in an earlier system. */
const isId = (text: string) => /^(?:\d+|[a-z]+_[0-9a-z]{26})$/.test(text)

export function loader(args: LoadArgs) {
  const { slug = '' } = args.params
  return loadPost(args, isId(slug) ? { id: slug } : { slug })
}

/** Screen of `/posts/:slug`, `/infographic/:slug`, `/images/:slug` and `/post/:slug`: a published item. */
export const Component = () => <PostPage />
