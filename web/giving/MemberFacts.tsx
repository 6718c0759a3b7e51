import { graphql, useFragment } from 'react-relay'
import { givenRoles, isGivenRole } from '../../services/rules/profiles/badges.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import { Time } from '../ui/text/Time.tsx'
import type { MemberFacts_user$key } from './__generated__/MemberFacts_user.graphql.ts'
import { reportsPath } from './member-list.ts'
import css from './giving.module.css'

/** Facts about a member's account for administrators, with a link to the open reports. */
export function MemberFacts(props: { user: MemberFacts_user$key }) {
  const { username, roleId, insertedAt, administration } = useFragment(
    graphql`
      fragment MemberFacts_user on User {
        username
        roleId
        insertedAt
        administration {
          isVerified
          maskedEmail
          openReports
          lastSeenAt
        }
      }
    `,
    props.user,
  )
  if (!administration) return null
  const { isVerified, maskedEmail, openReports, lastSeenAt } = administration
  return (
    <dl className={css.facts}>
      <dt>Role</dt>
      <dd>{isGivenRole(roleId) ? givenRoles[roleId] : 'Spammer'}</dd>
      <dt>Verified</dt>
      <dd>{isVerified ? 'Yes' : 'No'}</dd>
      {typeof maskedEmail === 'string' && (
        <>
          <dt>Email</dt>
          <dd>{maskedEmail}</dd>
        </>
      )}
      <dt>Open reports</dt>
      <dd>
        {openReports > 0 ? (
          <SiteLink to={reportsPath(username)}>{openReports}, in the queue</SiteLink>
        ) : (
          'None'
        )}
      </dd>
      <dt>Last seen</dt>
      <dd>{lastSeenAt ? <Time at={lastSeenAt} /> : 'Not recorded'}</dd>
      <dt>Joined</dt>
      <dd>
        <Time at={insertedAt} />
      </dd>
    </dl>
  )
}
