import { graphql } from 'react-relay'
import { CommentThread } from '../comments/CommentThread.tsx'
import { loadPage, usePage, usePageVariables, type LoadArgs } from '../relay/page.ts'
import layout from '../ui/theme/layout.module.css'
import type { ThreadScreenQuery } from './__generated__/ThreadScreenQuery.graphql.ts'
import { ThreadArticle } from './ThreadArticle.tsx'

const query = graphql`
  query ThreadScreenQuery($slug: String!, $around: ID) {
    thread(slug: $slug) {
      ...ThreadArticle_thread
      ...CommentThread_subject @arguments(around: $around)
    }
  }
`

export const loader = (args: LoadArgs) => {
  const around = new URL(args.request.url).searchParams.get('comment')
  const variables = { slug: args.params.slug ?? '', around }
  return loadPage<ThreadScreenQuery>(args, query, variables, ({ thread }) => Boolean(thread))
}

/** Screen of `/forums/:slug`: a thread with its comments; the query `comment` names the one around which they start. */
export function Component() {
  const { thread } = usePage<ThreadScreenQuery>(query)
  const { around } = usePageVariables<ThreadScreenQuery>()
  if (!thread) return null
  return (
    <div className={layout.page}>
      <ThreadArticle thread={thread} />
      <CommentThread subject={thread} around={around ?? null} />
    </div>
  )
}
