import { logoSvg, type SiteMark } from '../../../services/rules/sites/logo.ts'
import css from './site-logo.module.css'

/**
 * The logo of a site, `size` pixels wide and high; the header's is 48 (spec §2). It is drawn, unless the site has
 * a picture of its own. Decorative: the site's name stands beside it.
 */
export function SiteLogo({
  site,
  size = 48,
}: {
  /** `logo` is the address of a picture. */
  site: SiteMark & { logo?: string | null | undefined }
  size?: 24 | 32 | 48 | 96
}) {
  const className = `${css.logo} ${css[`of${size}`]}`
  if (site.logo) return <img src={site.logo} alt="" width={size} height={size} className={className} />
  return <span aria-hidden="true" className={className} dangerouslySetInnerHTML={{ __html: logoSvg(site) }} />
}
