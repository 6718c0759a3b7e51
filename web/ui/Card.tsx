import type { HTMLAttributes } from 'react'
import css from './card.module.css'

/** A bordered container, rendered as the HTML element `as`, whose role screen readers announce. */
export function Card({
  as: Tag = 'div',
  className = '',
  ...rest
}: HTMLAttributes<HTMLElement> & { as?: 'div' | 'article' | 'section' | 'li' }) {
  return <Tag {...rest} className={`${css.card} ${className}`} />
}
