import { graphql } from 'react-relay'
import { isUnnamed } from '../../services/rules/routes/guards.ts'
import { urlFor } from '../../services/rules/routes/links.ts'
import { roles } from '../../services/rules/roles.ts'
import { HoldDeletion } from '../erasure/HoldDeletion.tsx'
import { FollowButton } from '../follows/FollowButton.tsx'
import { FollowCounts } from '../follows/FollowCounts.tsx'
import { MessageButton } from '../messaging/writing/MessageButton.tsx'
import { FlagButton } from '../moderation/flags/FlagButton.tsx'
import { SilenceButton } from '../notices/SilenceButton.tsx'
import { useListPage } from '../relay/useListPage.ts'
import { PageHead } from '../frame/Head.tsx'
import { useShell } from '../frame/shell.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import { ProfileValues } from '../profile-values/ProfileValues.tsx'
import { SocialLinks } from '../social-sites/SocialLinks.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import layout from '../ui/theme/layout.module.css'
import { Time } from '../ui/text/Time.tsx'
import type { MemberScreenQuery } from './__generated__/MemberScreenQuery.graphql.ts'
import { loadMember } from '../activity/load-member.ts'
import css from './member.module.css'
import { MemberThreads } from './MemberThreads.tsx'

const query = graphql`
  query MemberScreenQuery($slug: String!) {
    user(slug: $slug) {
      id
      username
      avatar {
        profileTooltip
        alt
      }
      firstName
      lastName
      slug
      badge
      secondaryBadge
      awards {
        id
      }
      showsStatuses
      roleId
      insertedAt
      ...FollowCounts_user
      ...FollowButton_user
      ...MessageButton_user
      ...SilenceButton_user
      ...HoldDeletion_user
      ...MemberThreads_user
      ...SocialLinks_user
      ...ProfileValues_user
      privacySettings {
        name
        audience
      }
    }
  }
`

export const loader = loadMember<MemberScreenQuery>(query, urlFor.member)

/** Screen of `/members/:slug`: a member's public page. */
export function Component() {
  const { user } = useListPage<MemberScreenQuery>(query)
  const { site, viewer } = useShell()
  if (!user) return null
  const isOwn = user.id === viewer?.id
  /** False for fields that the preview leaves out, because members in general cannot see them. */
  const isShown = (field: string) =>
    !user.privacySettings?.some(
      ({ name, audience }) => name === field && (audience === 'ME' || audience === 'FOLLOWED'),
    )
  const fullName = isShown('name') ? [user.firstName, user.lastName].filter(Boolean).join(' ') : ''
  const heading = fullName && isUnnamed(user.username) ? fullName : user.username
  return (
    <div className={layout.page}>
      <PageHead title={user.username} type="profile" />
      <header className={css.head}>
        <Avatar
          name={user.username}
          src={user.avatar?.profileTooltip}
          alt={user.avatar?.alt}
          size="profileTooltip"
        />
        <div className={layout.stack}>
          <div>
            <h1>{heading}</h1>
            {fullName && fullName !== heading && <p>{fullName}</p>}
            <p className={layout.soft}>
              {[user.badge, user.secondaryBadge].filter(Boolean).join(' · ')} · joined{' '}
              <Time at={user.insertedAt} />
            </p>
          </div>
          <FollowCounts user={user} />
          {user.awards.length > 0 && <SiteLink to={urlFor.awards(user.slug)}>Awards</SiteLink>}
          {site.features.includes('status_updates') && user.showsStatuses && isShown('statuses') && (
            <SiteLink to={urlFor.statuses(user.slug)}>Status updates</SiteLink>
          )}
          {isShown('socialSites') && <SocialLinks user={user} />}
          {isOwn && (
            <p className={layout.soft}>
              This is how members see your profile.{' '}
              <SiteLink to={urlFor.profile()}>Back to your profile</SiteLink>
            </p>
          )}
          {user.roleId === roles.spammer ? (
            <p className={layout.soft}>Marked as a spammer. Only moderators can see this profile.</p>
          ) : (
            !isOwn && (
              <div className={layout.row}>
                <FollowButton user={user} />
                <MessageButton user={user} />
                <SilenceButton user={user} />
                <FlagButton assocId={user.id} assocType="USER" label={`Report ${user.username}`} />
              </div>
            )
          )}
        </div>
      </header>
      <ProfileValues user={user} isShown={isShown} />
      {isShown('activity') && (
        <section aria-labelledby="threads">
          <h2 id="threads">Threads</h2>
          <MemberThreads user={user}>There are no threads to show on {site.name}.</MemberThreads>
          {!isOwn && <SiteLink to={urlFor.activity(user.slug)}>All threads and replies</SiteLink>}
        </section>
      )}
      <HoldDeletion user={user} />
    </div>
  )
}
