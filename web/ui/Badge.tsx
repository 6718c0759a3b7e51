import type { ReactNode } from 'react'
import css from './badge.module.css'

/** A short label beside a member's name or on an item. */
export function Badge({
  tone = 'accent',
  children,
}: {
  tone?: 'accent' | 'neutral' | 'success' | 'danger'
  children: ReactNode
}) {
  return <span className={`${css.badge} ${css[tone]}`}>{children}</span>
}
