import type { ReactNode } from 'react'
import css from './empty.module.css'

/** What stands where there is nothing yet: what will be here, and what to do about it. */
export function Empty({
  icon,
  heading,
  children,
}: {
  icon?: ReactNode
  heading: string
  children?: ReactNode
}) {
  return (
    <div className={css.empty}>
      {icon && (
        <span aria-hidden="true" className={css.icon}>
          {icon}
        </span>
      )}
      <p className={css.heading}>{heading}</p>
      {children}
    </div>
  )
}
