import layout from '../../ui/theme/layout.module.css'
import { isDirty } from '../editing-state.ts'
import { useEditingState, type PostForm } from '../post-form.ts'
import type { KeptState } from './unsaved-text.ts'

const keptTexts: Record<KeptState, string> = {
  typed: 'Not saved yet.',
  everywhere: 'Not saved yet. What you type is kept for you.',
  here: 'Not saved yet. What you type is kept in this browser only.',
}

interface SaveStateProps {
  form: PostForm
  isNew: boolean
  kept: KeptState
}

/** Where the text of an item is: saved, or kept for its editor. */
export function SaveState({ form, isNew, kept }: SaveStateProps) {
  const isChanged = useEditingState(form, isDirty)
  const isSaving = useEditingState(form, (state) => state.isSaving)
  return (
    <span role="status" className={layout.soft}>
      {isSaving ? 'Saving…' : isChanged ? keptTexts[kept] : isNew ? '' : 'Saved.'}
    </span>
  )
}
