import { graphql } from 'react-relay'
import { isUnnamed } from '../../services/rules/routes/guards.ts'
import { urlFor } from '../../services/rules/routes/links.ts'
import { FollowCounts } from '../follows/FollowCounts.tsx'
import { loadPage, usePage, type LoadArgs } from '../relay/page.ts'
import { useShell } from '../frame/shell.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import { ProfilePicture } from '../profile-pictures/ProfilePicture.tsx'
import layout from '../ui/theme/layout.module.css'
import { Time } from '../ui/text/Time.tsx'
import { OwnSocialSites } from '../social-sites/OwnSocialSites.tsx'
import { AudienceSelect } from '../profile-values/AudienceSelect.tsx'
import { ProfileNav } from '../profile-values/ProfileNav.tsx'
import { ProfileValues } from '../profile-values/ProfileValues.tsx'
import { OwnConditions } from '../user-disorders/OwnConditions.tsx'
import type { ProfileScreenQuery } from './__generated__/ProfileScreenQuery.graphql.ts'
import css from './member.module.css'
import { MemberThreads } from './MemberThreads.tsx'
import { OwnName } from './OwnName.tsx'

const query = graphql`
  query ProfileScreenQuery {
    viewer {
      username
      firstName
      lastName
      slug
      badge
      secondaryBadge
      insertedAt
      ...FollowCounts_user
      ...MemberThreads_user
      ...ProfileValues_user
      ...AudienceSelect_user
      ...OwnConditions_user
      ...OwnName_user
      ...ProfilePicture_user
      ...OwnSocialSites_user
    }
  }
`

export const loader = (args: LoadArgs) => loadPage<ProfileScreenQuery>(args, query, {})

/** Screen of `/profile`: what the member shows of themselves. */
export function Component() {
  const { viewer } = usePage<ProfileScreenQuery>(query)
  const { site } = useShell()
  if (!viewer) return null
  const fullName = [viewer.firstName, viewer.lastName].filter(Boolean).join(' ')
  return (
    <div className={layout.page}>
      <title>{`Profile · ${site.name}`}</title>
      <ProfileNav current={urlFor.profile()} />
      <header className={css.head}>
        <ProfilePicture user={viewer} />
        <div className={layout.stack}>
          <div>
            <h1>{fullName && isUnnamed(viewer.username) ? fullName : viewer.username}</h1>
            <p className={layout.soft}>
              {[viewer.badge, viewer.secondaryBadge].filter(Boolean).join(' · ')} · joined{' '}
              <Time at={viewer.insertedAt} />
            </p>
          </div>
          <FollowCounts user={viewer} />
          <SiteLink to={urlFor.ownMember(viewer.slug)}>View your profile as others see it</SiteLink>
          <SiteLink to={urlFor.following()}>Members you follow, and your followers</SiteLink>
          <SiteLink to={urlFor.ownAwards()}>Your awards</SiteLink>
          <SiteLink to={urlFor.bookmarks()}>Your bookmarks</SiteLink>
          <SiteLink to={urlFor.ownDecisions()}>Decisions about you</SiteLink>
        </div>
      </header>
      <ProfileValues user={viewer} isShown={(field) => field !== 'conditions'} />
      <section aria-labelledby="threads" className={layout.stack}>
        <h2 id="threads">Your threads</h2>
        <MemberThreads user={viewer}>You haven't started any threads on {site.name}.</MemberThreads>
        <p className={layout.soft}>This is about your profile. Threads stay where you posted them.</p>
        <AudienceSelect user={viewer} field="activity" />
      </section>
      {site.features.includes('status_updates') && (
        <section aria-labelledby="statuses" className={layout.stack}>
          <h2 id="statuses">Status updates</h2>
          <SiteLink to={urlFor.statuses(viewer.slug)}>Your status updates</SiteLink>
          <AudienceSelect user={viewer} field="statuses" />
        </section>
      )}
      <section aria-labelledby="conditions" className={layout.stack}>
        <h2 id="conditions">Your conditions</h2>
        <OwnConditions user={viewer} />
      </section>
      <section aria-labelledby="links" className={layout.stack}>
        <h2 id="links">Your links</h2>
        <OwnSocialSites user={viewer} />
      </section>
      <section aria-labelledby="name" className={layout.stack}>
        <h2 id="name">Name</h2>
        <OwnName user={viewer} />
      </section>
    </div>
  )
}
