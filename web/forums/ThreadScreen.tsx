import { graphql } from 'react-relay'
import { CommentThread } from '../comments/CommentThread.tsx'
import { loadPage, usePage, type LoadArgs } from '../relay/page.ts'
import layout from '../ui/theme/layout.module.css'
import type { ThreadScreenQuery } from './__generated__/ThreadScreenQuery.graphql.ts'
import { ThreadArticle } from './ThreadArticle.tsx'

const query = graphql`
  query ThreadScreenQuery($slug: String!) {
    thread(slug: $slug) {
      ...ThreadArticle_thread
      ...CommentThread_subject
    }
  }
`

export const loader = (args: LoadArgs) =>
  loadPage<ThreadScreenQuery>(args, query, { slug: args.params.slug ?? '' }, ({ thread }) => Boolean(thread))

/** Screen of `/forums/:slug`: a thread with its comments. */
export function Component() {
  const { thread } = usePage<ThreadScreenQuery>(query)
  if (!thread) return null
  return (
    <div className={layout.page}>
      <ThreadArticle thread={thread} />
      <CommentThread subject={thread} />
    </div>
  )
}
