import { EyeOff } from 'lucide-react'
import css from '../moderation.module.css'

/** Notice that an item's visibility is restricted (spec §6). */
export function StateNotice({ state }: { state: 'VISIBLE' | 'SPAM' | 'DELETED' }) {
  if (state === 'VISIBLE') return null
  return (
    <p className={css.notice}>
      <EyeOff size={18} aria-hidden="true" />
      {state === 'SPAM'
        ? 'Marked as spam. Only the author and moderators can see this.'
        : 'Deleted. Only moderators can see this.'}
    </p>
  )
}
