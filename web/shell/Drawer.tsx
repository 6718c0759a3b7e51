import { Home, Mail, Menu, MessagesSquare, SquarePen, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { urlFor } from '../../services/rules/links.ts'
import menu from '../ui/menu.module.css'
import css from './drawer.module.css'
import header from './header.module.css'
import { SisterSites } from './SisterSites.tsx'
import { SiteLink } from './SiteLink.tsx'
import { useShell } from './shell.ts'

/** The navigation drawer behind the Menu button; Escape and each navigation close it (spec §2). */
export function Drawer() {
  const { site, siteSummaries } = useShell()
  const ref = useRef<HTMLDialogElement>(null)
  const { key } = useLocation()
  useEffect(() => ref.current?.close(), [key])
  const has = (feature: string) => site.features.includes(feature)
  const entries = [
    { to: urlFor.home(), text: 'Home', Icon: Home, shown: true },
    { to: urlFor.forums(), text: 'Forums', Icon: MessagesSquare, shown: has('Forums') },
    { to: urlFor.createThread(), text: 'Start a thread', Icon: SquarePen, shown: has('Forums') },
    { to: urlFor.messages(), text: 'Messages', Icon: Mail, shown: has('private_messaging') },
  ].filter(({ shown }) => shown)
  const sisters = siteSummaries.filter(({ prefix }) => prefix !== site.prefix)
  return (
    <>
      <button type="button" className={header.icon} onClick={() => ref.current?.showModal()}>
        <Menu size={24} aria-hidden="true" />
        <span className="visually-hidden">Menu</span>
      </button>
      <dialog
        ref={ref}
        aria-label="Menu"
        className={css.drawer}
        onPointerDown={(event) => event.target === ref.current && ref.current.close()}
      >
        <nav aria-label="Site" className={css.content}>
          <button type="button" className={header.icon} onClick={() => ref.current?.close()}>
            <X size={24} aria-hidden="true" />
            <span className="visually-hidden">Close menu</span>
          </button>
          <ul className={menu.list}>
            {entries.map(({ to, text, Icon }) => (
              <li key={to}>
                <SiteLink to={to} className={menu.entry} onClick={() => ref.current?.close()}>
                  <Icon size={20} aria-hidden="true" /> {text}
                </SiteLink>
              </li>
            ))}
          </ul>
          {sisters.length > 0 && (
            <>
              <h2 className={css.heading}>Our communities</h2>
              <SisterSites sites={sisters} className={css.sisters} />
            </>
          )}
        </nav>
      </dialog>
    </>
  )
}
