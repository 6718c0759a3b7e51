import { Hammer } from 'lucide-react'
import { useLocation } from 'react-router'
import { urlFor } from '../../services/rules/routes/links.ts'
import { planned } from '../../services/rules/routes/planned.ts'
import { routeOf } from '../../services/rules/routes/routes.ts'
import { buttonClass } from '../ui/Button.tsx'
import layout from '../ui/theme/layout.module.css'
import css from './planned.module.css'
import { SiteLink } from './SiteLink.tsx'
import { useShell } from './shell.ts'
import { Unlisted } from './Head.tsx'

/** Placeholder for a screen that is not built yet, which shows the screen's name and purpose. */
export function Component() {
  const shell = useShell()
  const { pathname } = useLocation()
  const module = routeOf(pathname, shell.site)?.route.screen
  const { name, will } = planned[module ?? ''] ?? { name: 'A new page', will: '' }
  return (
    <div className={layout.page}>
      <title>{`${name} · ${shell.site.name}`}</title>
      <Unlisted />
      <section data-planned className={css.planned}>
        <p className={css.badge}>
          <Hammer size={18} aria-hidden="true" /> Coming soon
        </p>
        <h1>{name}</h1>
        <p className={layout.lead}>{will}</p>
        <p>This page isn't available yet.</p>
        <div className={layout.row}>
          <SiteLink to={urlFor.home()} className={buttonClass({ look: 'primary' })}>
            Go to {shell.site.name}
          </SiteLink>
        </div>
      </section>
    </div>
  )
}
