import { ArrowLeft, Eye, PanelRight, Save } from 'lucide-react'
import type { ReactNode } from 'react'
import { urlFor } from '../../../services/rules/routes/links.ts'
import { SiteLink } from '../../frame/SiteLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { isDirty } from '../editing-state.ts'
import { useEditingState, type PostForm } from '../post-form.ts'
import css from '../publishing.module.css'
import { SaveState } from './SaveState.tsx'
import type { KeptState } from './unsaved-text.ts'

interface BarProps {
  form: PostForm
  state: ReactNode
  isNew: boolean
  /** True on the page that follows the first save, where the button that was pressed keeps the focus. */
  isWritten: boolean
  isEditable: boolean
  kept: KeptState
  isPreview: boolean
  onPreview(): void
  /** Opens the details; null if they are beside the text. */
  onDetails: (() => void) | null
  onSave(): void
  children: ReactNode
}

/** Bar of the editor: the way back, the state of the item and of its text, and buttons to preview, save and publish. */
export function Bar(props: BarProps) {
  const {
    form,
    state,
    isNew,
    isWritten,
    isEditable,
    kept,
    isPreview,
    onPreview,
    onDetails,
    onSave,
    children,
  } = props
  const isChanged = useEditingState(form, isDirty)
  const isSaving = useEditingState(form, (editing) => editing.isSaving)
  return (
    <div role="group" aria-label="Editor" className={css.bar}>
      <SiteLink to={urlFor.contentList()} className={css.backLink}>
        <ArrowLeft size={18} aria-hidden="true" /> Content
      </SiteLink>
      <p className={css.state}>
        {state} {isEditable && <SaveState form={form} isNew={isNew} kept={kept} />}
      </p>
      <div className={css.buttons}>
        {isEditable && (
          <Button size="small" look="quiet" aria-pressed={isPreview} onClick={onPreview}>
            <Eye size={18} aria-hidden="true" /> <span className={css.word}>Preview</span>
          </Button>
        )}
        {onDetails && (
          <Button size="small" look="quiet" onClick={onDetails}>
            <PanelRight size={18} aria-hidden="true" /> <span className={css.word}>Details</span>
          </Button>
        )}
        {isEditable && (
          <Button
            {...(isWritten && { tabIndex: 0, 'data-arrival': '' })}
            size="small"
            busy={isSaving}
            aria-disabled={(!isNew && !isChanged) || undefined}
            onClick={onSave}
          >
            <Save size={18} aria-hidden="true" />{' '}
            <span className={css.word}>{isNew ? 'Save draft' : 'Save'}</span>
          </Button>
        )}
        {children}
      </div>
    </div>
  )
}
