import type { HTMLAttributes } from 'react'
import css from './card.module.css'

/** A bordered container. `as` is its element, for screen readers. */
export function Card({
  as: Tag = 'div',
  className = '',
  ...rest
}: HTMLAttributes<HTMLElement> & { as?: 'div' | 'article' | 'section' | 'li' }) {
  return <Tag {...rest} className={`${css.card} ${className}`} />
}
