import type { ReactNode } from 'react'
import css from './empty.module.css'

/** Empty state of a list, with a heading and a possible action. */
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
