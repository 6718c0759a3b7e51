import { UserRound } from 'lucide-react'
import { use } from 'react'
import { denseAvatarWidths } from '../../services/rules/images/sizes.ts'
import { logoSvg } from '../../services/rules/sites/logo.ts'
import css from './avatar.module.css'
import { SiteMarkContext } from './theme/site-mark.ts'

/** Sizes in pixels: full 150, thumb 44, header 28, profileTooltip 100, medium 125, large 150 (spec §3 User). */
export type AvatarSize = 'full' | 'thumb' | 'header' | 'profileTooltip' | 'medium' | 'large'

const hues = 8

/** Number from 0 to 7 that selects an avatar's color, always the same for a name. */
function hueOf(name: string): number {
  let hash = 0
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0
  return hash % hues
}

function initialOf(name: string): string | undefined {
  const [initial] = name
  return initial?.toUpperCase()
}

/** Address of the file for screens with twice the density; other addresses are unchanged. */
function denseOf(src: string, size: AvatarSize): string {
  const { small, large } = denseAvatarWidths
  return src.replace(/\d+(?=\.webp$)/, String(size === 'header' || size === 'thumb' ? small : large))
}

/**
 * A member's picture, drawn over the first letter of their name, which stays visible if the picture is missing or fails
 * to load. Anonymous has neither, and Editorial Team has the site's logo (spec §3 User). Without `alt`, hidden from
 * screen readers, because the name is beside it.
 */
export function Avatar({
  name,
  size = 'thumb',
  src,
  alt,
}: {
  /** Name of the member; null or empty for Anonymous. */
  name: string | null
  size?: AvatarSize
  /** Address of a file of the picture, whose siblings are for screens with a higher density. */
  src?: string | null | undefined
  /** Words that describe the picture, where it is more than a mark beside a name. */
  alt?: string | null | undefined
}) {
  const site = use(SiteMarkContext)
  const shown = name?.trim() || 'Anonymous'
  if (shown === 'Editorial Team' && site && !src) {
    const className = `${css.avatar} ${css[size]}`
    if (site.logo) return <img src={site.logo} alt="" className={className} />
    return (
      <span aria-hidden="true" className={className} dangerouslySetInnerHTML={{ __html: logoSvg(site) }} />
    )
  }
  const isNobody = shown === 'Anonymous'
  return (
    <span
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      className={`${css.avatar} ${css[size]} ${isNobody ? css.nobody : css[`hue${hueOf(shown)}`]}`}
    >
      {isNobody ? <UserRound /> : initialOf(shown)}
      {src && (
        <img
          src={src}
          srcSet={`${denseOf(src, size)} 2x`}
          alt=""
          className={css.picture}
          loading="lazy"
          decoding="async"
        />
      )}
    </span>
  )
}
