import type { LucideIcon } from 'lucide-react'
import css from './admin.module.css'

/** Small icon button for an action on an entry of a list. It can keep the focus while it is disabled. */
export function ToolButton({
  id,
  words,
  icon: Icon,
  off = false,
  onPress,
}: {
  id?: string
  /** Name of the button: the action and the entry. */
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
