import type { ReactNode } from 'react'
import css from './gallery.module.css'

/** A section of the gallery. Tests find it by its id to take screenshots. */
export function Section({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={css.section}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      {children}
    </section>
  )
}

/** A UI primitive in one state, with a label that names the state. */
export function Case({
  name,
  full = false,
  children,
}: {
  name: string
  full?: boolean
  children: ReactNode
}) {
  return (
    <div className={css.case}>
      <p className={css.name}>{name}</p>
      <div className={css.show}>{full ? <div className={css.full}>{children}</div> : children}</div>
    </div>
  )
}
