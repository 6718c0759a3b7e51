import { ArrowLeft } from 'lucide-react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { urlFor } from '../../services/rules/routes/links.ts'
import { loadPage, usePage, type LoadArgs } from '../relay/page.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
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
    <div className={`${layout.page} ${css.wide}`}>
      <title>{`${manuscript.title} · Content`}</title>
      <SiteLink to={urlFor.contentList()} className={layout.back}>
        <ArrowLeft size={18} aria-hidden="true" /> Content
      </SiteLink>
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
