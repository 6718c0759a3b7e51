import { Camera, Music2, Play, Podcast } from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { SocialPlatform } from '../../../services/rules/sites/site-settings.ts'
import type { SocialLinks_settings$key } from './__generated__/SocialLinks_settings.graphql.ts'
import css from './footer.module.css'

const size = 20

interface Sign {
  name: string
  sign: ReactNode
}

/** Social platforms with name and icon. The icons are our own, because the platforms' logos are trademarks. */
const platforms: Partial<Record<string, Sign>> = {
  FACEBOOK: { name: 'Facebook', sign: 'f' },
  TWITTER: { name: 'X (Twitter)', sign: 'X' },
  YOUTUBE: { name: 'YouTube', sign: <Play size={size} /> },
  PINTEREST: { name: 'Pinterest', sign: 'P' },
  INSTAGRAM: { name: 'Instagram', sign: <Camera size={size} /> },
  LINKEDIN: { name: 'LinkedIn', sign: 'in' },
  TIKTOK: { name: 'TikTok', sign: <Music2 size={size} /> },
  PODCAST: { name: 'Podcast', sign: <Podcast size={size} /> },
} satisfies Record<SocialPlatform, Sign>

/** Links to the community's social profiles (spec §2 Footer). */
export function SocialLinks(props: { settings: SocialLinks_settings$key }) {
  const { social } = useFragment(
    graphql`
      fragment SocialLinks_settings on SiteSettings {
        social {
          platform
          url
        }
      }
    `,
    props.settings,
  )
  if (social.length === 0) return null
  return (
    <ul aria-label="Follow us" className={css.social}>
      {social.map(({ platform, url }) => (
        <li key={url}>
          <a href={url} rel="noreferrer">
            <span aria-hidden="true">{platforms[platform]?.sign}</span>
            <span className="visually-hidden">{platforms[platform]?.name ?? platform}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
