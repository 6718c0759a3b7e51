import type { HTMLAttributes } from 'react'
import css from './card.module.css'

/** A sheet that holds one thing. `as` says what it is to a screen reader. */
export function Card({
  as: Tag = 'div',
  className = '',
  ...rest
}: HTMLAttributes<HTMLElement> & { as?: 'div' | 'article' | 'section' | 'li' }) {
  return <Tag {...rest} className={`${css.card} ${className}`} />
}
