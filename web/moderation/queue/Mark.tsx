import { TriangleAlert, UserLock } from 'lucide-react'
import { flagReasons } from '../flags/flag-reasons.ts'
import css from './queue.module.css'

const icons = { DANGER: TriangleAlert, PRIVACY: UserLock }

/** True for a reason of a report that the queue marks, as somebody may come to harm. */
export const isUrgent = (reason: string | null | undefined): reason is keyof typeof icons =>
  Object.hasOwn(icons, reason ?? '')

/** Mark of a report that is answered before all others, with its reason in words. */
export function Mark({ reason }: { reason: keyof typeof icons }) {
  const Icon = icons[reason]
  return (
    <span className={css.mark}>
      <Icon size={16} aria-hidden="true" /> {flagReasons[reason]}
    </span>
  )
}
