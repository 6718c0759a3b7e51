import { graphql } from 'react-relay'
import { urlFor } from '../../services/rules/routes/links.ts'
import { loadMember } from '../activity/load-member.ts'
import { usePage } from '../relay/page.ts'
import { PageHead } from '../frame/Head.tsx'
import { SiteLink } from '../frame/SiteLink.tsx'
import layout from '../ui/theme/layout.module.css'
import type { MemberAwardsScreenQuery } from './__generated__/MemberAwardsScreenQuery.graphql.ts'
import { AwardList } from './AwardList.tsx'

const query = graphql`
  query MemberAwardsScreenQuery($slug: String!) {
    user(slug: $slug) {
      username
      slug
      ...AwardList_user
    }
  }
`

export const loader = loadMember<MemberAwardsScreenQuery>(query, urlFor.awards)

/** Screen of `/members/:slug/awards`: a member's awards. */
export function Component() {
  const { user } = usePage<MemberAwardsScreenQuery>(query)
  if (!user) return null
  return (
    <div className={layout.page}>
      <PageHead title={`Awards of ${user.username}`} type="profile" />
      <SiteLink to={urlFor.member(user.slug)} className={layout.back}>
        {user.username}
      </SiteLink>
      <h1>Awards of {user.username}</h1>
      <AwardList user={user} none="No awards yet." />
    </div>
  )
}
