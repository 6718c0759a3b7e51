import { graphql } from 'react-relay'
import { data, redirect } from 'react-router'
import { loadPage, type LoadArgs } from '../relay/page.ts'
import { noPreview } from '../frame/routing/guard.ts'
import type { unreadableQuery } from './__generated__/unreadableQuery.graphql.ts'

const query = graphql`
  query unreadableQuery($slug: String, $permalink: String, $id: ID) {
    post(slug: $slug, permalink: $permalink, id: $id) {
      path
    }
  }
`

/** What a loader throws for a preview that the viewer may not read: a redirect to what is published, or an error. */
export async function unreadable(args: LoadArgs, naming: unreadableQuery['variables']) {
  const answer = await loadPage<unreadableQuery>(args, query, naming, ({ post }) => {
    if (post) throw redirect(post.path)
    return false
  }).catch((error: unknown) => error)
  return answer instanceof Response ? answer : data(noPreview, { status: 403 })
}
