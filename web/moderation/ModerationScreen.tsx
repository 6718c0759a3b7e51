import { graphql } from 'react-relay'
import { useSearchParams } from 'react-router'
import { urlFor } from '../../services/rules/routes/links.ts'
import { loadPage, usePage, type LoadArgs } from '../relay/page.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import layout from '../ui/theme/layout.module.css'
import type { ModerationScreenQuery } from './__generated__/ModerationScreenQuery.graphql.ts'
import { Appeals } from './appeals/Appeals.tsx'
import { FilterRow, FilterSheet } from './queue/Filters.tsx'
import { filterIn } from './queue/filter.ts'
import { Queue } from './queue/Queue.tsx'
import css from './queue/queue.module.css'

const query = graphql`
  query ModerationScreenQuery(
    $community: String
    $assocType: AssocType
    $reason: FlagReason
    $minReports: Int
    $before: DateTime
    $member: String
    $first: Int = 40
    $appeals: Int = 20
  ) {
    ...Appeals_query @arguments(first: $appeals)
    ...Queue_query
      @arguments(
        first: $first
        community: $community
        assocType: $assocType
        reason: $reason
        minReports: $minReports
        before: $before
        member: $member
      )
  }
`

export const loader = (args: LoadArgs) =>
  loadPage<ModerationScreenQuery>(
    args,
    query,
    filterIn(new URL(args.request.url).searchParams, new Date().toISOString()),
  )

/** Screen of `/moderation`: the queue of open reports of one or all communities. */
export function Component() {
  const data = usePage<ModerationScreenQuery>(query)
  const [search] = useSearchParams()
  return (
    <div className={`${layout.page} ${css.page}`}>
      <title>Moderation</title>
      <div className={`${layout.head} ${css.head}`}>
        <div className={`${layout.head} ${css.first}`}>
          <h1 id="moderation" tabIndex={-1}>
            Moderation
          </h1>
          <Appeals query={data} heading="moderation" />
          <FilterSheet key={search.toString()} />
        </div>
        <nav className={`${layout.row} ${css.links}`} aria-label="Moderation">
          <SiteLink to={urlFor.rules()}>Rules</SiteLink>
          <SiteLink to={urlFor.decisions()}>All decisions</SiteLink>
          <SiteLink to={urlFor.transparency()}>Transparency</SiteLink>
        </nav>
      </div>
      <FilterRow key={search.toString()} />
      <Queue query={data} isFiltered={[...search.values()].some(Boolean)} />
    </div>
  )
}
