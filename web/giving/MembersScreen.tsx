import { graphql } from 'react-relay'
import { Form } from 'react-router'
import { givenRoles, isGivenRole } from '../../services/rules/profiles/badges.ts'
import { urlFor } from '../../services/rules/routes/links.ts'
import { Byline } from '../members/Byline.tsx'
import { loadPage, usePage, usePageVariables, type LoadArgs } from '../relay/page.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import { Button, buttonClass } from '../ui/Button.tsx'
import layout from '../ui/theme/layout.module.css'
import { Time } from '../ui/text/Time.tsx'
import type { MembersScreenQuery } from './__generated__/MembersScreenQuery.graphql.ts'
import css from './giving.module.css'

const query = graphql`
  query MembersScreenQuery($text: String!, $roleId: Int, $after: String) {
    members(text: $text, roleId: $roleId, first: 30, after: $after) {
      edges {
        node {
          id
          slug
          username
          insertedAt
          ...Byline_user
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`

export const loader = (args: LoadArgs) => {
  const search = new URL(args.request.url).searchParams
  const role = Number(search.get('role'))
  return loadPage<MembersScreenQuery>(args, query, {
    text: search.get('s') ?? '',
    roleId: isGivenRole(role) ? role : null,
    after: search.get('after'),
  })
}

/** Screen of `/wp-admin/members`: all members, for administrators, with filters in the address. */
export function Component() {
  const { members } = usePage<MembersScreenQuery>(query)
  const { text, roleId } = usePageVariables<MembersScreenQuery>()
  const { edges, pageInfo } = members
  const next = new URLSearchParams({
    ...(text && { s: text }),
    ...(roleId && { role: String(roleId) }),
    after: pageInfo.endCursor ?? '',
  })
  return (
    <div className={layout.page}>
      <title>Members</title>
      <h1>Members</h1>
      <Form className={css.filters} aria-label="Filter members" key={`${text} ${roleId}`}>
        <label className={css.field}>
          <span>Username</span>
          <input name="s" type="search" defaultValue={text} autoComplete="off" maxLength={60} />
        </label>
        <label className={css.field}>
          <span>Role</span>
          <select
            name="role"
            defaultValue={roleId ?? ''}
            onChange={({ target }) => target.form?.requestSubmit()}
          >
            <option value="">All roles</option>
            {Object.entries(givenRoles).map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" size="small">
          Filter
        </Button>
      </Form>
      {edges.length === 0 ? (
        <p className={layout.soft}>No members match.</p>
      ) : (
        <ul>
          {edges.map(({ node }) => (
            <li key={node.id} className={css.row}>
              <Byline user={node}>
                Member since <Time at={node.insertedAt} exact />
              </Byline>
              <SiteLink to={urlFor.givingTo(node.slug)} className={buttonClass({ size: 'small' })}>
                Manage <span className="visually-hidden">{node.username}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
      {pageInfo.hasNextPage && (
        <SiteLink to={`${urlFor.members()}?${next}`} className={`${buttonClass()} ${layout.more}`}>
          More members
        </SiteLink>
      )}
    </div>
  )
}
