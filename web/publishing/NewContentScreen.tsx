import { graphql } from 'react-relay'
import { redirect, useSearchParams } from 'react-router'
import { v7 as uuid, validate } from 'uuid'
import { urlFor } from '../../services/rules/routes/links.ts'
import { loadPage, usePage, type LoadArgs } from '../relay/page.ts'
import layout from '../ui/theme/layout.module.css'
import type { NewContentScreenQuery } from './__generated__/NewContentScreenQuery.graphql.ts'
import { PostEditor } from './PostEditor.tsx'
import css from './publishing.module.css'
import { useChoices } from './useChoices.ts'
import { isKind, kindLabel } from './words.ts'

const query = graphql`
  query NewContentScreenQuery {
    ...useChoices_query
  }
`

/** Gives each new item an id in its address, under which unsaved text is kept. */
export function loader(args: LoadArgs) {
  const search = new URL(args.request.url).searchParams
  if (!validate(search.get('draft'))) throw redirect(urlFor.newContent(search.get('kind') ?? 'POST', uuid()))
  return loadPage<NewContentScreenQuery>(args, query, {})
}

/** Screen of `/wp-admin/content/new`: the editor of an item that is not saved yet. */
export function Component() {
  const [search] = useSearchParams()
  const kind = search.get('kind')
  const type = isKind(kind) ? kind : 'POST'
  const draft = search.get('draft') ?? ''
  const choices = useChoices(usePage<NewContentScreenQuery>(query))
  return (
    <div className={`${layout.page} ${css.editor}`}>
      <title>{`New ${kindLabel(type).toLowerCase()} · Content`}</title>
      <PostEditor key={draft} type={type} manuscript={null} item={draft} choices={choices} />
    </div>
  )
}
