import type { ComponentProps, ReactNode } from 'react'
import css from './checkbox.module.css'

/** A choice that is on or off, with its words beside it; pressing the words works too. */
export function Checkbox({
  children,
  className = '',
  ...input
}: Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode }) {
  return (
    <label className={`${css.checkbox} ${className}`}>
      <input {...input} type="checkbox" className={css.box} />
      <span>{children}</span>
    </label>
  )
}
