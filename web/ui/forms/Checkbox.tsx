import type { ComponentProps, ReactNode } from 'react'
import css from './checkbox.module.css'

/** A checkbox with its label. */
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
