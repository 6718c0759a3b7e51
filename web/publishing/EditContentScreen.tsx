import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { loadPage, usePage, type LoadArgs } from '../relay/page.ts'
import layout from '../ui/theme/layout.module.css'
import type { EditContentScreenQuery } from './__generated__/EditContentScreenQuery.graphql.ts'
import { PostEditor } from './PostEditor.tsx'
import css from './publishing.module.css'
import { useChoices } from './useChoices.ts'

const query = graphql`
  query EditContentScreenQuery($id: ID!) {
    ...useChoices_query
    manuscript(id: $id) {
      id
      postId
      title
      revision
      ...PostEditor_manuscript
    }
  }
`

export const loader = (args: LoadArgs) =>
  loadPage<EditContentScreenQuery>(
    args,
    query,
    { id: args.params.id ?? '' },
    ({ manuscript }) => manuscript !== null,
  )

/** Screen of `/wp-admin/content/:id`: the editor of an item. */
export function Component() {
  const data = usePage<EditContentScreenQuery>(query)
  const choices = useChoices(data)
  const { manuscript } = data
  const environment = useRelayEnvironment()
  if (!manuscript) return null
  const readNewest = () =>
    fetchQuery<EditContentScreenQuery>(environment, query, { id: manuscript.postId })
      .toPromise()
      .then(
        (answer) => answer?.manuscript?.revision ?? null,
        () => null,
      )
  return (
    <div className={`${layout.page} ${css.editor}`}>
      <title>{`${manuscript.title || 'Untitled'} · Content`}</title>
      <PostEditor
        key={manuscript.id}
        type="POST"
        manuscript={manuscript}
        item={manuscript.postId}
        choices={choices}
        readNewest={readNewest}
      />
    </div>
  )
}
