import { ExternalLink } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { isPlatform, platforms } from '../../services/rules/social-sites.ts'
import type { SocialLinks_user$key } from './__generated__/SocialLinks_user.graphql.ts'
import css from './social-sites.module.css'

const nameOf = (type: string) => {
  const platform = type.toUpperCase()
  return isPlatform(platform) ? platforms[platform].name : type
}

/** Links to a member's profiles elsewhere, whose content is that of a stranger. */
export function SocialLinks(props: { user: SocialLinks_user$key }) {
  const { username, socialSites } = useFragment(
    graphql`
      fragment SocialLinks_user on User {
        username
        socialSites {
          id
          type
          handle
          url
        }
      }
    `,
    props.user,
  )
  if (socialSites.length === 0) return null
  return (
    <ul className={css.links} aria-label={`${username} elsewhere`}>
      {socialSites.map(({ id, type, handle, url }) => (
        <li key={id}>
          <a href={url} rel="nofollow ugc noopener" className={css.link}>
            {nameOf(type)}: {handle}
            <ExternalLink size={16} aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  )
}
