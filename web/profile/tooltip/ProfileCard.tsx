import { Flag } from 'lucide-react'
import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { createOperationDescriptor, getRequest } from 'relay-runtime'
import { may } from '../../../services/rules/authorise.ts'
import { unavailableText } from '../../../services/rules/conversations.ts'
import { isWriter } from '../../../services/rules/profiles/badges.ts'
import { roles } from '../../../services/rules/roles.ts'
import { urlFor } from '../../../services/rules/routes/links.ts'
import { articleTypes } from '../../content/lists/archives.ts'
import { FollowButton } from '../../follows/FollowButton.tsx'
import { FollowCounts } from '../../follows/FollowCounts.tsx'
import { SilenceButton } from '../../notices/SilenceButton.tsx'
import { useShell, viewerOf } from '../../frame/shell.ts'
import { SiteLink } from '../../frame/SiteLink.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ProgressLine } from '../../ui/progress/ProgressLine.tsx'
import type { ProfileCardQuery, ProfileCardQuery$data } from './__generated__/ProfileCardQuery.graphql.ts'
import css from './tooltip.module.css'

const query = graphql`
  query ProfileCardQuery($slug: String!, $types: [AssocType!]!) {
    user(slug: $slug, ignore404: true) {
      id
      username
      avatar {
        profileTooltip
      }
      badge
      secondaryBadge
      legacyRole
      roleId
      ...FollowCounts_user
      ...FollowButton_user
      ...SilenceButton_user
    }
    posts(author: $slug, types: $types, page: 1, first: 1) {
      totalCount
    }
  }
`

export type Flagged = Pick<NonNullable<ProfileCardQuery$data['user']>, 'id' | 'username'>

type Shown = NonNullable<ProfileCardQuery$data['user']> & { hasArticles: boolean }

/** Content of the profile tooltip of the member with a slug (spec §2 Screens and widgets). */
export function ProfileCard({ slug, onFlag }: { slug: string; onFlag(member: Flagged): void }) {
  const environment = useRelayEnvironment()
  const shell = useShell()
  const [user, setUser] = useState<Shown | null | 'loading'>('loading')
  useEffect(() => {
    const variables = { slug, types: articleTypes }
    // Keeps the data that the fragments read.
    const kept = environment.retain(createOperationDescriptor(getRequest(query), variables))
    const { unsubscribe } = fetchQuery<ProfileCardQuery>(environment, query, variables).subscribe({
      next: ({ user, posts }) =>
        setUser(
          user
            ? { ...user, hasArticles: isWriter(user.badge, user.legacyRole ?? null) && posts.totalCount > 0 }
            : null,
        ),
      error(error: unknown) {
        console.warn("Couldn't load a member", error)
        setUser(null)
      },
    })
    return () => {
      unsubscribe()
      kept.dispose()
    }
  }, [environment, slug])
  if (user === 'loading') return <ProgressLine />
  if (!user) return <p role="status">{unavailableText}</p>
  const isOther = user.id !== shell.viewer?.id
  return (
    <div className={css.about}>
      <Avatar name={user.username} src={user.avatar?.profileTooltip} size="profileTooltip" />
      <p className={css.name}>{user.username}</p>
      {user.badge !== 'Member' && <Badge>{user.badge}</Badge>}
      {user.secondaryBadge && <Badge tone="neutral">{user.secondaryBadge}</Badge>}
      <FollowCounts user={user} />
      {user.hasArticles && <SiteLink to={urlFor.author(slug)}>View articles</SiteLink>}
      {isOther && (
        <div className={css.actions}>
          {user.roleId !== roles.spammer && <FollowButton user={user} />}
          <SilenceButton user={user} />
          {may('viewModeration', viewerOf(shell)) && (
            <Button look="quiet" size="small" onClick={() => onFlag(user)}>
              <Flag size={18} aria-hidden="true" />
              Flag User
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
