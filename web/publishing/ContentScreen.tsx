import { FilePen, Plus } from 'lucide-react'
import { graphql } from 'react-relay'
import { Form, useSearchParams } from 'react-router'
import { partOf, writes, type Part } from '../../services/rules/publishing/verbs.ts'
import { urlFor } from '../../services/rules/routes/links.ts'
import queue from '../moderation/queue/queue.module.css'
import { loadPage, usePage, type LoadArgs } from '../relay/page.ts'
import { usePagination } from '../relay/usePagination.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import { useShell, viewerOf } from '../frame/shell.ts'
import { QueryInput } from '../ui/forms/QueryInput.tsx'
import { Button, buttonClass } from '../ui/Button.tsx'
import { Menu } from '../ui/overlays/Menu.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Time } from '../ui/text/Time.tsx'
import layout from '../ui/theme/layout.module.css'
import type { ContentScreen_query$key } from './__generated__/ContentScreen_query.graphql.ts'
import type { ContentScreenListQuery } from './__generated__/ContentScreenListQuery.graphql.ts'
import type { ContentScreenQuery } from './__generated__/ContentScreenQuery.graphql.ts'
import css from './publishing.module.css'
import { StateBadge } from './StateBadge.tsx'
import { UnwrittenPosts } from './UnwrittenPosts.tsx'
import { isKind, isState, kindLabel, kindNames, kinds, stateNames, states } from './words.ts'

const query = graphql`
  query ContentScreenQuery(
    $states: [PostState!]
    $types: [AssocType!]
    $mine: Boolean!
    $text: String
    $first: Int = 20
  ) {
    ...UnwrittenPosts_query
    ...ContentScreen_query @arguments(states: $states, types: $types, mine: $mine, text: $text, first: $first)
  }
`
const PAGE_SIZE = 20

export const loader = (args: LoadArgs) => {
  const search = new URL(args.request.url).searchParams
  const [state, kind] = [search.get('state'), search.get('kind')]
  return loadPage<ContentScreenQuery>(args, query, {
    states: isState(state) ? [state] : null,
    types: isKind(kind) ? [kind] : null,
    mine: search.get('by') === 'me',
    text: search.get('text')?.trim() || null,
  })
}

const fragment = graphql`
  fragment ContentScreen_query on Query
  @refetchable(queryName: "ContentScreenListQuery")
  @argumentDefinitions(
    first: { type: "Int", defaultValue: 20 }
    after: { type: "String" }
    states: { type: "[PostState!]" }
    types: { type: "[AssocType!]" }
    mine: { type: "Boolean!" }
    text: { type: "String" }
  ) {
    manuscripts(first: $first, after: $after, states: $states, types: $types, mine: $mine, text: $text)
      @connection(key: "ContentScreen_manuscripts") {
      edges {
        node {
          id
          postId
          assocType
          title
          state
          modifiedAt
          publishedAt
          commentCount
          scheduledAt
          hasUnpublishedChanges
          authors {
            id
            username
          }
        }
      }
    }
  }
`

/** Screen of `/wp-admin/content`: what editors write on this site, and a button for each kind of new draft. */
export function Component() {
  const page = usePage<ContentScreenQuery>(query)
  const { data, hasNext, isLoadingNext, loadNext } = usePagination<
    ContentScreenListQuery,
    ContentScreen_query$key
  >(fragment, page, 'first')
  const shell = useShell()
  const viewer = viewerOf(shell)
  const part = viewer && partOf(viewer)
  const [search] = useSearchParams()
  const isFiltered = [...search.values()].some(Boolean)
  const { edges } = data.manuscripts
  return (
    <div className={`${layout.page} ${css.wide}`}>
      <title>{`Content · ${shell.site.name}`}</title>
      <h1>Content</h1>
      <div className={layout.row}>
        <SiteLink to={urlFor.newContent('POST')} className={buttonClass({ look: 'primary', size: 'small' })}>
          <Plus size={18} aria-hidden="true" /> New article
        </SiteLink>
        <Menu
          label="New item of another kind"
          buttonClass={buttonClass({ size: 'small' })}
          button="Another kind…"
          items={kindNames
            .filter((kind) => kind !== 'POST' && writes(part, kinds[kind].kind))
            .map((kind) => ({ id: kind, label: kindLabel(kind), href: urlFor.newContent(kind) }))}
        />
      </div>
      <UnwrittenPosts query={page} />
      <ContentFilters part={part} isFiltered={isFiltered} />
      {edges.length === 0 && (
        <Empty
          icon={<FilePen size={28} />}
          heading={isFiltered ? 'Nothing matches these filters.' : 'Nothing written yet.'}
        />
      )}
      <ul className={css.list} hidden={edges.length === 0}>
        {edges.map(({ node }) => (
          <li key={node.id} className={css.item}>
            <SiteLink to={urlFor.editContent(node.postId)} className={css.itemTitle}>
              {node.title || 'Untitled'}
            </SiteLink>
            <StateBadge state={node.state} />
            <span className={layout.soft}>
              {kindLabel(node.assocType)}
              {node.authors.length > 0 && ` by ${node.authors.map(({ username }) => username).join(', ')}`},
              {node.publishedAt && (
                <>
                  {' '}
                  first published <Time at={node.publishedAt} />,
                </>
              )}{' '}
              changed <Time at={node.modifiedAt} />
              {node.scheduledAt && (
                <>
                  , will be published <Time at={node.scheduledAt} exact />
                </>
              )}
              {node.hasUnpublishedChanges && ', with changes that readers do not see yet'}
              {node.commentCount > 0 &&
                `, ${node.commentCount} ${node.commentCount === 1 ? 'comment' : 'comments'}`}
            </span>
          </li>
        ))}
      </ul>
      {hasNext && (
        <Button className={layout.more} busy={isLoadingNext} onClick={() => loadNext(PAGE_SIZE)}>
          More items
        </Button>
      )}
    </div>
  )
}

/** Form for the filters in the address of the list of content; only editors can choose the author. */
function ContentFilters({ part, isFiltered }: { part: Part | null; isFiltered: boolean }) {
  const [search] = useSearchParams()
  return (
    <Form className={queue.filters} key={search.toString()} aria-label="Filter content">
      <label className={queue.filter}>
        <span>State</span>
        <select name="state" defaultValue={search.get('state') ?? ''}>
          <option value="">All except the bin</option>
          {stateNames.map((name) => (
            <option key={name} value={name}>
              {states[name]}
            </option>
          ))}
        </select>
      </label>
      <label className={queue.filter}>
        <span>Kind</span>
        <select name="kind" defaultValue={search.get('kind') ?? ''}>
          <option value="">All kinds</option>
          {kindNames.map((name) => (
            <option key={name} value={name}>
              {kindLabel(name)}
            </option>
          ))}
        </select>
      </label>
      {part === 'editor' && (
        <label className={queue.filter}>
          <span>Author</span>
          <select name="by" defaultValue={search.get('by') ?? ''}>
            <option value="">Anybody</option>
            <option value="me">Me</option>
          </select>
        </label>
      )}
      <label className={queue.filter}>
        <span>Title</span>
        <QueryInput name="text" />
      </label>
      <Button type="submit" size="small">
        Filter
      </Button>
      {isFiltered && <SiteLink to={urlFor.contentList()}>Clear filters</SiteLink>}
    </Form>
  )
}
