import { logoSvg, type SiteMark } from '../../services/rules/logo.ts'
import css from './site-logo.module.css'

/**
 * The logo of a site, `size` pixels wide and high; the header's is 48 (spec §2). Decorative: the site's name
 * stands beside it.
 */
export function SiteLogo({ site, size = 48 }: { site: SiteMark; size?: 24 | 32 | 48 | 96 }) {
  return (
    <span
      aria-hidden="true"
      className={`${css.logo} ${css[`of${size}`]}`}
      dangerouslySetInnerHTML={{ __html: logoSvg(site) }}
    />
  )
}
