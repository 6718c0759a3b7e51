import type { ComponentProps } from 'react'
import css from './button.module.css'

type Look = {
  /** Importance of a button: `primary` at most once per screen, `danger` for actions that cannot be undone. */
  look?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'medium' | 'small'
}

/** Returns the class of a button, for links that should look like one. */
export const buttonClass = ({ look = 'secondary', size = 'medium' }: Look = {}) =>
  [css.button, css[look], css[size]].join(' ')

/** A button. While `busy`, it shows a spinner, keeps its width and ignores clicks. */
export function Button({
  look,
  size,
  busy = false,
  className = '',
  children,
  onClick,
  ...rest
}: ComponentProps<'button'> & Look & { busy?: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
      className={`${buttonClass({ ...(look && { look }), ...(size && { size }) })} ${className}`}
    >
      <span className={css.label}>{children}</span>
      {busy && <span className={css.spinner} aria-hidden="true" />}
    </button>
  )
}
