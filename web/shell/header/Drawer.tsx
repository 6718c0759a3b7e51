import { Menu, X } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router'
import { urlFor } from '../../../services/rules/routes/links.ts'
import { wordsOf } from '../../frame/words.ts'
import type { Drawer_site$key } from './__generated__/Drawer_site.graphql.ts'
import css from './drawer.module.css'
import header from './header.module.css'
import { openEntries, type MenuEntry } from './menu.ts'
import { NavMenu } from './NavMenu.tsx'
import { SisterSites } from '../../sites/SisterSites.tsx'
import { useMenu } from '../../sites/useMenu.ts'
import { useIsOpen } from '../../frame/open/useIsOpen.ts'

const id = 'drawer'

/** Default menu entries, for a site whose own menu is empty or leads only to pages that are not built yet. */
const usual = (features: readonly string[]): MenuEntry[] =>
  [
    { title: 'Home', url: urlFor.home() },
    { title: 'Forums', url: urlFor.forums() },
    { title: 'Start a thread', url: urlFor.createThread() },
    { title: wordsOf(features).messages, url: urlFor.messages() },
  ].map((entry) => ({ ...entry, menuId: entry.url, items: [] }))

/**
 * Navigation drawer, which closes on Escape and navigation (spec §2). The Menu button opens it with the browser's own
 * `command` attribute, which works even before the page's scripts have loaded.
 */
export function Drawer(props: {
  site: Drawer_site$key
  /** Returns the search form, which calls `close` when a search starts. */
  searchForm: (close: () => void) => ReactNode
}) {
  const { searchForm } = props
  const site = useFragment(
    graphql`
      fragment Drawer_site on Site {
        name
        features
        childSites {
          prefix
          name
          host
        }
        ...useMenu_site
      }
    `,
    props.site,
  )
  const { name, features, childSites } = site
  const menu = useMenu(site)
  const ref = useRef<HTMLDialogElement>(null)
  const { key } = useLocation()
  const isOpen = useIsOpen()
  const close = () => ref.current?.close()
  useEffect(() => ref.current?.close(), [key])
  const arranged = openEntries(menu, isOpen)
  const entries = arranged.length > 0 ? arranged : openEntries(usual(features), isOpen)
  return (
    <>
      <button
        type="button"
        className={header.icon}
        {...{ command: 'show-modal', commandfor: id }}
        onClick={(event) => {
          // Without this call, browsers that support `command` would open the drawer a second time.
          event.preventDefault()
          if (!ref.current?.open) ref.current?.showModal()
        }}
      >
        <Menu size={24} aria-hidden="true" />
        <span className={header.word}>Menu</span>
      </button>
      <dialog
        ref={ref}
        id={id}
        aria-label="Menu"
        className={css.drawer}
        onPointerDown={(event) => event.target === ref.current && close()}
      >
        <div className={css.content}>
          <button
            type="button"
            className={header.icon}
            {...{ command: 'close', commandfor: id }}
            onClick={(event) => {
              event.preventDefault()
              close()
            }}
          >
            <X size={24} aria-hidden="true" />
            <span className="visually-hidden">Close menu</span>
          </button>
          {searchForm(close)}
          <nav aria-label="Site">
            <NavMenu entries={entries} onFollow={close} />
          </nav>
          {childSites.length > 0 && (
            <nav aria-labelledby="sub-communities">
              <h2 id="sub-communities" className={css.heading}>
                Communities in {name}
              </h2>
              <SisterSites sites={childSites} className={css.sisters} />
            </nav>
          )}
        </div>
      </dialog>
    </>
  )
}
