import { graphql, useFragment } from 'react-relay'
import { givenRoles, isGivenRole } from '../../services/rules/profiles/badges.ts'
import { urlFor } from '../../services/rules/routes/links.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import { Byline } from '../members/Byline.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { Time } from '../ui/text/Time.tsx'
import type { MembersTable_user$key } from './__generated__/MembersTable_user.graphql.ts'
import { listPath, reportsPath, sortOf, variablesOf, type Sort } from './member-list.ts'
import css from './giving.module.css'

const columns: readonly (readonly [sort: Sort, label: string])[] = [
  ['name', 'Name'],
  ['role', 'Role'],
  ['verified', 'Verified'],
  ['reports', 'Reports'],
  ['seen', 'Last seen'],
]

/** Table of members, whose headings order it; on narrow screens each row is a card. */
export function MembersTable({
  users,
  search,
}: {
  users: readonly (MembersTable_user$key & { id: string })[]
  search: URLSearchParams
}) {
  return (
    <table className={css.members}>
      <caption className="visually-hidden">Members</caption>
      <thead>
        <tr>
          {columns.map(([sort, label]) => (
            <Heading key={sort} sort={sort} label={label} search={search} />
          ))}
          <th scope="col">
            <span className="visually-hidden">Manage</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <Row key={user.id} user={user} />
        ))}
      </tbody>
    </table>
  )
}

function Heading({ sort, label, search }: { sort: Sort; label: string; search: URLSearchParams }) {
  const variables = variablesOf(search)
  const isOrder = sortOf(variables) === sort
  const isAscending = (sort === 'name') !== variables.reversed
  const reversed = isOrder && !variables.reversed ? 'yes' : ''
  return (
    <th scope="col" aria-sort={isOrder ? (isAscending ? 'ascending' : 'descending') : undefined}>
      <SiteLink to={listPath(search, { sort, reversed })} className={css.sort}>
        {label}
        <span aria-hidden="true">{isOrder ? (isAscending ? ' ▲' : ' ▼') : ''}</span>
      </SiteLink>
    </th>
  )
}

function Row(props: { user: MembersTable_user$key }) {
  const user = useFragment(
    graphql`
      fragment MembersTable_user on User {
        slug
        username
        roleId
        insertedAt
        administration {
          isVerified
          openReports
          lastSeenAt
        }
        ...Byline_user
      }
    `,
    props.user,
  )
  const { slug, username, roleId, insertedAt, administration } = user
  const reports = administration?.openReports ?? 0
  return (
    <tr>
      <th scope="row">
        <Byline user={user}>
          Joined <Time at={insertedAt} />
        </Byline>
      </th>
      <td data-label="Role">{isGivenRole(roleId) ? givenRoles[roleId] : 'Spammer'}</td>
      <td data-label="Verified">{administration?.isVerified ? 'Yes' : 'No'}</td>
      <td data-label="Reports">
        {reports > 0 ? (
          <SiteLink to={reportsPath(username)}>
            {reports}
            <span className="visually-hidden"> open reports about {username}</span>
          </SiteLink>
        ) : (
          '0'
        )}
      </td>
      <td data-label="Last seen">
        {administration?.lastSeenAt ? <Time at={administration.lastSeenAt} /> : 'Not recorded'}
      </td>
      <td>
        <SiteLink to={urlFor.givingTo(slug)} className={buttonClass({ size: 'small' })}>
          Manage <span className="visually-hidden">{username}</span>
        </SiteLink>
      </td>
    </tr>
  )
}
