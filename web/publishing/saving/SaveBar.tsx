import { Save } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import layout from '../../ui/theme/layout.module.css'
import { useEditingState, type PostForm } from '../post-form.ts'
import { Problem } from '../PostFields.tsx'
import css from '../publishing.module.css'
import { isDirty } from '../editing-state.ts'
import type { KeptState } from './unsaved-text.ts'

const keptTexts: Record<KeptState, string> = {
  typed: 'Not saved yet.',
  everywhere: 'Not saved yet. What you type is kept for you.',
  here: 'Not saved yet. What you type is kept in this browser only.',
}

interface SaveBarProps {
  form: PostForm
  isNew: boolean
  tries: number
  kept: KeptState
}

/** Button that saves an item, with where its text is; for a written item, also the field that explains the change. */
export function SaveBar({ form, isNew, tries, kept }: SaveBarProps) {
  const isChanged = useEditingState(form, isDirty)
  const isBusy = useEditingState(form, ({ isSaving }) => isSaving)
  const reason = useEditingState(form, (state) => state.reason)
  return (
    <>
      {!isNew && (
        <Field
          label="What changed (optional)"
          hint="Other editors see it in the revisions."
          value={reason}
          maxLength={300}
          onChange={({ target }) => form.move({ reason: target.value })}
        />
      )}
      <div className={css.bar} data-at-end>
        {tries > 0 && <Problem form={form} />}
        <div className={layout.row}>
          <Button type="submit" look="primary" busy={isBusy} disabled={!isNew && !isChanged}>
            <Save size={18} aria-hidden="true" /> {isNew ? 'Save draft' : 'Save'}
          </Button>
          <span role="status" className={layout.soft}>
            {isBusy ? 'Saving…' : isChanged ? keptTexts[kept] : isNew ? '' : 'Saved.'}
          </span>
        </div>
      </div>
    </>
  )
}
