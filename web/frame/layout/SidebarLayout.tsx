import type { ReactNode } from 'react'
import css from './sidebar-layout.module.css'

/** A screen with a sidebar, which moves below it in narrow windows (spec §2 sidebar layout). */
export function SidebarLayout({ children, sidebar }: { children: ReactNode; sidebar: ReactNode }) {
  return (
    <div className={css.columns}>
      <div className={css.main}>{children}</div>
      {sidebar && <div className={css.sidebar}>{sidebar}</div>}
    </div>
  )
}
