import type { LucideIcon } from 'lucide-react'
import css from './admin.module.css'

/** A small button with a sign, for what can be done to an entry of a list. It keeps the focus while it is off. */
export function ToolButton({
  id,
  words,
  icon: Icon,
  off = false,
  onPress,
}: {
  id?: string
  /** What it does, and to what. */
  words: string
  icon: LucideIcon
  off?: boolean
  onPress(): void
}) {
  return (
    <button
      id={id}
      type="button"
      className={css.tool}
      aria-label={words}
      title={words}
      aria-disabled={off || undefined}
      onClick={() => !off && onPress()}
    >
      <Icon size={18} aria-hidden="true" />
    </button>
  )
}
