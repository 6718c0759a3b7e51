import { fetchQuery, graphql } from 'react-relay'
import { Navigate, redirect } from 'react-router'
import { urlFor } from '../../services/rules/routes/links.ts'
import { CommentThread } from '../comments/CommentThread.tsx'
import { environmentContext, loadPage, usePage, usePageVariables, type LoadArgs } from '../relay/page.ts'
import { Seen } from '../notices/Seen.tsx'
import { useShell } from '../frame/shell.ts'
import { onDemand } from '../ui/overlays/on-demand.tsx'
import layout from '../ui/theme/layout.module.css'
import type { ThreadScreenQuery } from './__generated__/ThreadScreenQuery.graphql.ts'
import css from './forums.module.css'
import { ThreadArticle } from './ThreadArticle.tsx'
import { ThreadHead } from './ThreadHead.tsx'

const MergedThreads = onDemand(async () => (await import('./MergedThreads.tsx')).MergedThreads)

const query = graphql`
  query ThreadScreenQuery($slug: String!, $around: ID, $first: Int = 50) {
    thread(slug: $slug) {
      id
      mergedInto {
        path
      }
      merged {
        id
      }
      ...MergedThreads_thread
      ...ThreadHead_thread @arguments(first: $first, around: $around)
      ...ThreadArticle_thread
      ...CommentThread_subject @arguments(first: $first, around: $around)
    }
  }
`

/**
 * Path to which the address of a merged thread leads; null for other threads. If it names no comment, its anchor is
 * kept, because browsers add it to the path.
 */
function leadsTo(thread: ThreadScreenQuery['response']['thread'], around: string | null): string | null {
  if (!thread?.mergedInto) return null
  const { path } = thread.mergedInto
  return around ? urlFor.comment(path, around) : `${path}?comment=${thread.id}`
}

export async function loader(args: LoadArgs) {
  const around = new URL(args.request.url).searchParams.get('comment')
  const variables = { slug: args.params.slug ?? '', around }
  let to: string | null = null
  const load = () =>
    loadPage<ThreadScreenQuery>(
      args,
      query,
      variables,
      ({ thread }) => {
        to = leadsTo(thread, around)
        return Boolean(thread)
      },
      async ({ thread }) => void (thread?.merged.length && (await MergedThreads.ready())),
    )
  let page = await load()
  if (to && page.isStored) {
    // The merge may have been undone since.
    const environment = args.context.get(environmentContext)
    await fetchQuery(environment, query, variables, { fetchPolicy: 'network-only' }).toPromise()
    page = await load()
  }
  if (to) throw redirect(to)
  return page
}

/** Screen of `/forums/:slug`: a thread with its comments; the query `comment` names the one around which they start. */
export function Component() {
  const { thread } = usePage<ThreadScreenQuery>(query)
  const { around } = usePageVariables<ThreadScreenQuery>()
  const { viewer } = useShell()
  if (!thread) return null
  const to = leadsTo(thread, around ?? null)
  if (to) return <Navigate to={to} replace />
  return (
    <div className={layout.page}>
      <ThreadHead thread={thread} />
      <ThreadArticle thread={thread} />
      {thread.merged.length > 0 && <MergedThreads thread={thread} around={around ?? null} />}
      {viewer && (
        <div className={css.news}>
          <Seen id={thread.id} />
        </div>
      )}
      <CommentThread subject={thread} around={around ?? null} />
    </div>
  )
}
