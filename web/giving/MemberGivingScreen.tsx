import { ArrowLeft } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { urlFor } from '../../services/rules/routes/links.ts'
import { MemberAccess } from '../access-recoveries/MemberAccess.tsx'
import { Byline } from '../members/Byline.tsx'
import { loadPage, usePage, type LoadArgs } from '../relay/page.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import layout from '../ui/theme/layout.module.css'
import { Time } from '../ui/text/Time.tsx'
import type { MemberGivingScreen_user$key } from './__generated__/MemberGivingScreen_user.graphql.ts'
import type { MemberGivingScreenQuery } from './__generated__/MemberGivingScreenQuery.graphql.ts'
import { AnalystForm } from './AnalystForm.tsx'
import { AwardsGiven } from './AwardsGiven.tsx'
import { BadgesForm } from './BadgesForm.tsx'
import { MemberFacts } from './MemberFacts.tsx'
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

/** Screen of `/wp-admin/members/:slug`, on which administrators change a member's role, badges, awards and access. */
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

const parts = [
  ['role', 'Role'],
  ['badges', 'Badges'],
  ['awards', 'Awards'],
  ['analyst', 'Analyst access'],
  ['access', 'Lost access'],
  ['history', 'History'],
] as const

function Giving(props: { user: MemberGivingScreen_user$key }) {
  const user = useFragment(
    graphql`
      fragment MemberGivingScreen_user on User {
        ...MemberFacts_user
        ...RoleForm_user
        ...BadgesForm_user
        ...AwardsGiven_user
        ...AnalystForm_user
        ...MemberAccess_user
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
      <MemberFacts user={user} />
      <nav aria-label="Parts of this page" className={css.parts}>
        {parts.map(([id, name]) => (
          <a key={id} href={`#${id}`}>
            {name}
          </a>
        ))}
      </nav>
      <section aria-labelledby="role" className={layout.stack}>
        <h2 id="role" tabIndex={-1}>
          Role
        </h2>
        <RoleForm user={user} />
      </section>
      <section aria-labelledby="badges" className={layout.stack}>
        <h2 id="badges" tabIndex={-1}>
          Badges
        </h2>
        <BadgesForm user={user} />
      </section>
      <section aria-labelledby="awards" className={layout.stack}>
        <h2 id="awards" tabIndex={-1}>
          Awards
        </h2>
        <AwardsGiven user={user} />
      </section>
      <section aria-labelledby="analyst" className={layout.stack}>
        <h2 id="analyst" tabIndex={-1}>
          Analyst access
        </h2>
        <AnalystForm user={user} />
      </section>
      <section aria-labelledby="access" className={layout.stack}>
        <h2 id="access" tabIndex={-1}>
          Lost access
        </h2>
        <MemberAccess user={user} />
      </section>
      <section aria-labelledby="history" className={layout.stack}>
        <h2 id="history" tabIndex={-1}>
          History
        </h2>
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
