import { logoSvg, type SiteMark } from '../../../services/rules/sites/logo.ts'
import css from './site-logo.module.css'

/**
 * A site's logo, `size` px wide and high; 48 in the header (spec §2). It is generated unless the site has its own
 * image, and hidden from screen readers because the site's name is beside it.
 */
export function SiteLogo({ site, size = 48 }: { site: SiteMark; size?: 24 | 32 | 48 | 96 }) {
  const className = `${css.logo} ${css[`of${size}`]}`
  if (site.logo) return <img src={site.logo} alt="" width={size} height={size} className={className} />
  return <span aria-hidden="true" className={className} dangerouslySetInnerHTML={{ __html: logoSvg(site) }} />
}
