import { ArrowLeft, Gavel } from 'lucide-react'
import { graphql } from 'react-relay'
import { keysOf } from '../../events/entries.ts'
import { usePagination } from '../relay/usePagination.ts'
import { Form, useSearchParams } from 'react-router'
import { urlFor } from '../../services/rules/routes/links.ts'
import { loadPage, usePage, type LoadArgs } from '../relay/page.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import { useShell } from '../frame/shell.ts'
import { QueryInput } from '../ui/forms/QueryInput.tsx'
import { Button } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import layout from '../ui/theme/layout.module.css'
import type { DecisionsScreen_query$key } from './__generated__/DecisionsScreen_query.graphql.ts'
import type { DecisionsScreenListQuery } from './__generated__/DecisionsScreenListQuery.graphql.ts'
import type { DecisionsScreenQuery } from './__generated__/DecisionsScreenQuery.graphql.ts'
import { DecisionRow } from './decision/DecisionRow.tsx'
import { operations } from './decision/decisions.ts'
import css from './queue/queue.module.css'

const query = graphql`
  query DecisionsScreenQuery(
    $community: String
    $operation: ModerationOperation
    $by: String
    $first: Int = 40
  ) {
    ...DecisionsScreen_query @arguments(community: $community, operation: $operation, by: $by, first: $first)
  }
`
const PAGE_SIZE = 40

const names = keysOf(operations)

export const loader = (args: LoadArgs) => {
  const search = new URL(args.request.url).searchParams
  return loadPage<DecisionsScreenQuery>(args, query, {
    community: search.get('community') || null,
    operation: names.find((name) => name === search.get('operation')) ?? null,
    by: search.get('by')?.trim() || null,
  })
}

/** Screen of `/moderation/decisions`: all decisions of moderators, each with an undo. */
export function Component() {
  const { data, hasNext, isLoadingNext, loadNext } = usePagination<
    DecisionsScreenListQuery,
    DecisionsScreen_query$key
  >(
    graphql`
      fragment DecisionsScreen_query on Query
      @refetchable(queryName: "DecisionsScreenListQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 40 }
        after: { type: "String" }
        community: { type: "String" }
        operation: { type: "ModerationOperation" }
        by: { type: "String" }
      ) {
        decisions(first: $first, after: $after, community: $community, operation: $operation, by: $by)
          @connection(key: "DecisionsScreen_decisions") {
          edges {
            node {
              id
              ...DecisionRow_decision
            }
          }
        }
      }
    `,
    usePage<DecisionsScreenQuery>(query),
    'first',
  )
  const { edges } = data.decisions
  const { siteSummaries } = useShell()
  const [search] = useSearchParams()
  const isFiltered = [...search.values()].some(Boolean)
  return (
    <div className={layout.page}>
      <title>Decisions</title>
      <SiteLink to={urlFor.moderation()} className={layout.back}>
        <ArrowLeft size={18} aria-hidden="true" /> Moderation
      </SiteLink>
      <div className={layout.head}>
        <h1>Decisions</h1>
        <a href={urlFor.decisionsFile(search.toString())} download>
          Download as CSV
        </a>
      </div>
      <Form className={css.filters} key={search.toString()} aria-label="Filter decisions">
        <label className={css.filter}>
          <span>Community</span>
          <select name="community" defaultValue={search.get('community') ?? ''}>
            <option value="">All communities</option>
            {siteSummaries.map(({ prefix, name }) => (
              <option key={prefix} value={prefix}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className={css.filter}>
          <span>Decision</span>
          <select name="operation" defaultValue={search.get('operation') ?? ''}>
            <option value="">All decisions</option>
            {names.map((name) => (
              <option key={name} value={name}>
                {operations[name].button}
              </option>
            ))}
          </select>
        </label>
        <label className={css.filter}>
          <span>Moderator</span>
          <QueryInput name="by" />
        </label>
        <Button type="submit" size="small">
          Filter
        </Button>
        {isFiltered && <SiteLink to={urlFor.decisions()}>Clear filters</SiteLink>}
      </Form>
      {edges.length === 0 && (
        <Empty
          icon={<Gavel size={28} />}
          heading={isFiltered ? 'No decisions match these filters.' : 'No decisions yet.'}
        />
      )}
      <ul className={css.list} hidden={edges.length === 0}>
        {edges.map(({ node }) => (
          <li key={node.id} className={css.item}>
            <DecisionRow decision={node} />
          </li>
        ))}
      </ul>
      {hasNext && (
        <Button className={layout.more} busy={isLoadingNext} onClick={() => loadNext(PAGE_SIZE)}>
          More decisions
        </Button>
      )}
    </div>
  )
}
