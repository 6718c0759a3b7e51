import { ArrowLeft } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { roles } from '../../services/rules/roles.ts'
import { urlFor } from '../../services/rules/routes/links.ts'
import { Byline } from '../members/Byline.tsx'
import { loadPage, usePage, type LoadArgs } from '../relay/page.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import layout from '../ui/theme/layout.module.css'
import { Time } from '../ui/text/Time.tsx'
import type { MemberGivingScreen_user$key } from './__generated__/MemberGivingScreen_user.graphql.ts'
import type { MemberGivingScreenQuery } from './__generated__/MemberGivingScreenQuery.graphql.ts'
import { AwardsGiven } from './AwardsGiven.tsx'
import { BadgesForm } from './BadgesForm.tsx'
import { RoleForm } from './RoleForm.tsx'
import css from './giving.module.css'

const query = graphql`
  query MemberGivingScreenQuery($slug: String!) {
    user(slug: $slug) {
      username
      ...Byline_user
      ...MemberGivingScreen_user
    }
  }
`

export const loader = (args: LoadArgs) =>
  loadPage<MemberGivingScreenQuery>(args, query, { slug: args.params.slug ?? '' })

/** Screen of `/wp-admin/members/:slug`, on which administrators give and take roles, badges and awards. */
export function Component() {
  const { user } = usePage<MemberGivingScreenQuery>(query)
  if (!user) return null
  return (
    <div className={layout.page}>
      <title>{user.username}</title>
      <SiteLink to={urlFor.members()} className={layout.back}>
        <ArrowLeft size={18} aria-hidden="true" /> Members
      </SiteLink>
      <h1>{user.username}</h1>
      <Byline user={user} />
      <Giving user={user} />
    </div>
  )
}

function Giving(props: { user: MemberGivingScreen_user$key }) {
  const user = useFragment(
    graphql`
      fragment MemberGivingScreen_user on User {
        roleId
        ...RoleForm_user
        ...BadgesForm_user
        ...AwardsGiven_user
        givenChanges {
          id
          words
          at
          reason
          by {
            username
          }
        }
      }
    `,
    props.user,
  )
  return (
    <>
      <section aria-labelledby="role" className={layout.stack}>
        <h2 id="role">Role</h2>
        {user.roleId === roles.spammer ? (
          <p>Marked as a spammer. Undo this decision before you give a role.</p>
        ) : (
          <RoleForm user={user} />
        )}
      </section>
      <section aria-labelledby="badges" className={layout.stack}>
        <h2 id="badges">Badges</h2>
        <BadgesForm user={user} />
      </section>
      <section aria-labelledby="awards" className={layout.stack}>
        <h2 id="awards">Awards</h2>
        <AwardsGiven user={user} />
      </section>
      <section aria-labelledby="history" className={layout.stack}>
        <h2 id="history">History</h2>
        {user.givenChanges?.length ? (
          <ol>
            {user.givenChanges.map(({ id, words, at, by, reason }) => (
              <li key={id} className={css.row}>
                <p>
                  <strong>{words}</strong>
                  {reason && `: ${reason}`}
                  <br />
                  <span className={layout.soft}>
                    {by?.username ?? 'The network'}, <Time at={at} exact />
                  </span>
                </p>
              </li>
            ))}
          </ol>
        ) : (
          <p className={layout.soft}>Nothing has changed yet.</p>
        )}
      </section>
    </>
  )
}
