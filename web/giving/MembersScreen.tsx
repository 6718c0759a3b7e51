import { graphql } from 'react-relay'
import { useSearchParams } from 'react-router'
import { urlFor } from '../../services/rules/routes/links.ts'
import { OpenRecoveries } from '../access-recoveries/OpenRecoveries.tsx'
import { SiteLink } from '../frame/SiteLink.tsx'
import { loadPage, usePage, type LoadArgs } from '../relay/page.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Empty } from '../ui/Empty.tsx'
import layout from '../ui/theme/layout.module.css'
import type { MembersScreenQuery } from './__generated__/MembersScreenQuery.graphql.ts'
import { listPath, variablesOf } from './member-list.ts'
import { MemberFilters } from './MemberFilters.tsx'
import { MembersTable } from './MembersTable.tsx'
import css from './giving.module.css'

const query = graphql`
  query MembersScreenQuery(
    $text: String!
    $roleId: Int
    $verified: Boolean
    $reported: Boolean
    $badge: GivenBadge
    $sort: MemberSort!
    $reversed: Boolean!
    $after: String
  ) {
    members(
      text: $text
      roleId: $roleId
      verified: $verified
      reported: $reported
      badge: $badge
      sort: $sort
      reversed: $reversed
      first: 30
      after: $after
    ) {
      edges {
        node {
          id
          ...MembersTable_user
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    accessRecoveries {
      ...OpenRecoveries_recoveries
    }
  }
`

export const loader = (args: LoadArgs) =>
  loadPage<MembersScreenQuery>(args, query, variablesOf(new URL(args.request.url).searchParams))

/** Screen of `/wp-admin/members`: all members, for administrators, with order and filters in the address. */
export function Component() {
  const { members, accessRecoveries } = usePage<MembersScreenQuery>(query)
  const [search] = useSearchParams()
  const { edges, pageInfo } = members
  return (
    <div className={`${layout.page} ${css.wide}`}>
      <title>Members</title>
      <h1>Members</h1>
      <OpenRecoveries recoveries={accessRecoveries} />
      <MemberFilters search={search} />
      {edges.length === 0 ? (
        <Empty heading="No members match.">
          {search.get('s')?.includes('@') && <p>Only addresses that members have verified are found.</p>}
          <SiteLink to={urlFor.members()} className={buttonClass()}>
            Show all members
          </SiteLink>
        </Empty>
      ) : (
        <MembersTable users={edges.map(({ node }) => node)} search={search} />
      )}
      {pageInfo.hasNextPage && (
        <SiteLink
          to={listPath(search, { after: pageInfo.endCursor ?? '' })}
          className={`${buttonClass()} ${layout.more}`}
        >
          More members
        </SiteLink>
      )}
    </div>
  )
}
