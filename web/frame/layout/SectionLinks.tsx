import { SiteLink } from '../SiteLink.tsx'
import css from './section-links.module.css'

/** Links to the sections of an area, of which the one on screen is marked. */
export function SectionLinks({
  label,
  current,
  links,
}: {
  label: string
  /** Path of the section on screen. */
  current: string
  links: readonly { to: string; text: string }[]
}) {
  return (
    <nav aria-label={label} className={css.links}>
      {links.map(({ to, text }) => (
        <SiteLink key={to} to={to} aria-current={to === current ? 'page' : undefined}>
          {text}
        </SiteLink>
      ))}
    </nav>
  )
}
