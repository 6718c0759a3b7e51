import { graphql } from 'react-relay'
import { redirect } from 'react-router'
import { isUnnamed } from '../../services/rules/routes/guards.ts'
import { urlFor } from '../../services/rules/routes/links.ts'
import { roles } from '../../services/rules/roles.ts'
import { HoldDeletion } from '../erasure/HoldDeletion.tsx'
import { FollowButton } from '../follows/FollowButton.tsx'
import { FollowCounts } from '../follows/FollowCounts.tsx'
import { MessageButton } from '../messaging/writing/MessageButton.tsx'
import { FlagButton } from '../moderation/flags/FlagButton.tsx'
import { loadPage, usePage, type LoadArgs } from '../relay/page.ts'
import { PageHead } from '../shell/Head.tsx'
import { readShell, useShell } from '../shell/shell.ts'
import { SiteLink } from '../shell/SiteLink.tsx'
import { SocialLinks } from '../social-sites/SocialLinks.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import layout from '../ui/theme/layout.module.css'
import { Time } from '../ui/text/Time.tsx'
import type { MemberScreenQuery } from './__generated__/MemberScreenQuery.graphql.ts'
import css from './member.module.css'
import { MemberThreads } from './MemberThreads.tsx'

const query = graphql`
  query MemberScreenQuery($slug: String!) {
    user(slug: $slug) {
      id
      username
      firstName
      lastName
      slug
      badge
      roleId
      insertedAt
      ...FollowCounts_user
      ...FollowButton_user
      ...MessageButton_user
      ...HoldDeletion_user
      ...MemberThreads_user
      ...SocialLinks_user
    }
  }
`

/**
 * Redirects the viewer's own slug to the profile (except in the preview of the public page), and a member's former slug
 * to the current one (spec §2 Members).
 */
export const loader = async (args: LoadArgs) => {
  const slug = args.params.slug ?? ''
  const { viewer } = await readShell(args)
  const isPreview = new URL(args.request.url).searchParams.has('preview')
  if (viewer?.slug === slug && !isPreview) throw redirect(urlFor.profile())
  return loadPage<MemberScreenQuery>(args, query, { slug }, ({ user }) => {
    if (user && user.slug !== slug) throw redirect(urlFor.member(user.slug), 301)
    return Boolean(user)
  })
}

/** Screen of `/members/:slug`: a member's public page. */
export function Component() {
  const { user } = usePage<MemberScreenQuery>(query)
  const { site, viewer } = useShell()
  if (!user) return null
  const fullName = [user.firstName, user.lastName].filter(Boolean).join(' ')
  const heading = fullName && isUnnamed(user.username) ? fullName : user.username
  const isOwn = user.id === viewer?.id
  return (
    <div className={layout.page}>
      <PageHead title={user.username} type="profile" />
      <header className={css.head}>
        <Avatar name={user.username} size="profileTooltip" />
        <div className={layout.stack}>
          <div>
            <h1>{heading}</h1>
            {fullName && fullName !== heading && <p>{fullName}</p>}
            <p className={layout.soft}>
              {user.badge} · joined <Time at={user.insertedAt} />
            </p>
          </div>
          <FollowCounts user={user} />
          <SocialLinks user={user} />
          {isOwn && (
            <p className={layout.soft}>
              This is how others see your profile.{' '}
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
                <FlagButton assocId={user.id} assocType="USER" label={`Report ${user.username}`} />
              </div>
            )
          )}
        </div>
      </header>
      <section aria-labelledby="threads">
        <h2 id="threads">Threads</h2>
        <MemberThreads user={user}>
          {user.username} hasn't started any threads on {site.name}.
        </MemberThreads>
      </section>
      <HoldDeletion user={user} />
    </div>
  )
}
