import type { ReactNode } from 'react'
import css from './empty.module.css'

/** Placeholder that is shown for an empty list, with a heading and an optional action. */
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
