import type { ReactNode } from 'react'
import css from './sidebar-layout.module.css'

/** A screen with something beside it: below it where there is no room (spec §2 sidebar layout). */
export function SidebarLayout({ children, sidebar }: { children: ReactNode; sidebar: ReactNode }) {
  return (
    <div className={css.columns}>
      <div className={css.main}>{children}</div>
      {sidebar && <div className={css.sidebar}>{sidebar}</div>}
    </div>
  )
}
