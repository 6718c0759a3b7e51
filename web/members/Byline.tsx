import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { urlFor } from '../../services/rules/routes/links.ts'
import { SiteLink } from '../frame/SiteLink.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import type { Byline_user$key } from './__generated__/Byline_user.graphql.ts'
import css from './byline.module.css'

/** Author's avatar, name and badge (unless it is Member), followed by `children`. */
export function Byline({
  user: ref,
  size = 'thumb',
  children,
}: {
  user: Byline_user$key
  size?: 'header' | 'thumb'
  children?: ReactNode
}) {
  const user = useFragment(
    graphql`
      fragment Byline_user on User {
        username
        avatar {
          thumb
        }
        slug
        badge
        isDeleted
      }
    `,
    ref,
  )
  return (
    <div className={css.byline}>
      <Avatar name={user.isDeleted ? null : user.username} src={user.avatar?.thumb} size={size} />
      <div className={css.text}>
        <span className={css.who}>
          {user.isDeleted ? (
            <span className={css.name}>{user.username}</span>
          ) : (
            <SiteLink to={urlFor.member(user.slug)} className={css.name}>
              {user.username}
            </SiteLink>
          )}
          {user.badge !== 'Member' && <span className={css.badge}>{user.badge}</span>}
        </span>
        {children && <span className={css.meta}>{children}</span>}
      </div>
    </div>
  )
}
