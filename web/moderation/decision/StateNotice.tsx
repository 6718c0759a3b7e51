import { EyeOff } from 'lucide-react'
import css from '../moderation.module.css'
import { heldText, type RuleName } from './rule-words.ts'

const texts = {
  HELD: 'Only its author and moderators can see this.',
  HIDDEN: 'Hidden until its author edits it. Only the author and moderators can see this.',
  SPAM: 'Marked as spam. Only the author and moderators can see this.',
  DELETED: 'Deleted. Only moderators can see this.',
} as const

const ofEditors = {
  ...texts,
  HIDDEN: 'Hidden until its editors publish it again. Only moderators can see this.',
}

interface StateNoticeProps {
  state: 'VISIBLE' | keyof typeof texts
  /** The rule that holds the item. */
  heldBy?: RuleName | null | undefined
  /** True for what editors publish, which has no author. */
  isEditorial?: boolean
}

/** Notice that an item's visibility is restricted (spec §6). */
export function StateNotice({ state, heldBy, isEditorial = false }: StateNoticeProps) {
  if (state === 'VISIBLE') return null
  return (
    <p className={css.notice}>
      <EyeOff size={18} aria-hidden="true" />
      {state === 'HELD' && `${heldText(heldBy)} `}
      {(isEditorial ? ofEditors : texts)[state]}
    </p>
  )
}
