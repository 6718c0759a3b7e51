import type { LucideIcon } from 'lucide-react'
import css from './tool-button.module.css'

/** Small icon button for an action on a list's entry. While disabled, the button can keep the focus. */
export function ToolButton({
  id,
  words,
  icon: Icon,
  off = false,
  onPress,
}: {
  id?: string
  /** Name of the button, which contains the action and the entry. */
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
