import type { ComponentProps } from 'react'
import { Link as RouterLink } from 'react-router'
import { buttonClass } from '../Button.tsx'
import css from './link.module.css'

type Look = 'text' | 'quiet' | 'primary' | 'secondary'

/**
 * A link. `text` is always underlined, `quiet` only on hover, and the other variants look like buttons. Links to other
 * sites have absolute addresses.
 */
export function Link({
  to,
  look = 'text',
  className = '',
  ...rest
}: Omit<ComponentProps<'a'>, 'href'> & { to: string; look?: Look }) {
  const looks = look === 'text' || look === 'quiet' ? css[look] : buttonClass({ look })
  const all = { ...rest, className: `${looks} ${className}` }
  return /^[a-z]+:/i.test(to) ? <a {...all} href={to} /> : <RouterLink {...all} to={to} />
}
