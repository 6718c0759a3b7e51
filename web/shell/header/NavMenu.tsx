import { ChevronDown } from 'lucide-react'
import menu from '../../ui/overlays/menu.module.css'
import type { MenuEntry } from './menu.ts'
import css from './nav-menu.module.css'
import { SiteLink } from '../../frame/SiteLink.tsx'

/** A menu of up to five levels (spec §9). Submenus are native details elements, which work without JavaScript. */
export function NavMenu({ entries, onFollow }: { entries: readonly MenuEntry[]; onFollow(): void }) {
  return (
    <ul className={css.level}>
      {entries.map((entry) => (
        <li key={entry.menuId}>
          {entry.items.length === 0 ? (
            <EntryLink entry={entry} onFollow={onFollow} />
          ) : (
            <details>
              <summary className={`${menu.entry} ${css.summary}`}>
                <span className={css.title}>{entry.title}</span>
                <ChevronDown size={20} aria-hidden="true" className={css.chevron} />
              </summary>
              <div className={css.below}>
                {entry.url && <EntryLink entry={entry} onFollow={onFollow} />}
                <NavMenu entries={entry.items} onFollow={onFollow} />
              </div>
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}

function EntryLink({ entry, onFollow }: { entry: MenuEntry; onFollow(): void }) {
  const isHere = entry.url.startsWith('/')
  return isHere ? (
    <SiteLink to={entry.url} className={menu.entry} onClick={onFollow}>
      {entry.title}
    </SiteLink>
  ) : (
    <a href={entry.url} className={menu.entry}>
      {entry.title}
    </a>
  )
}
