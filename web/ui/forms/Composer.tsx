import { useId, useState, type ComponentType, type FocusEvent, type KeyboardEvent } from 'react'
import { Button } from '../Button.tsx'
import css from './composer.module.css'
import { Limit } from './Limit.tsx'
import { isOfInputMethod } from '../text/input-method.ts'
import { useDraft } from './useDraft.tsx'

/** Form for a text, stored as a draft under `draftKey` until `onSubmit` resolves to true. */
export function Composer(props: {
  label: string
  submit: string
  draftKey: string
  initial?: string
  placeholder?: string
  maxLength: number
  autoFocus?: boolean
  /** True if '@' offers members whom the text can mention. */
  mentions?: boolean
  /** Explanation below the text, shown while somebody writes. */
  hint?: string
  /** Control for something that goes with the text, shown while somebody writes; it calls with its id. */
  Attach?: ComponentType<{ onChange(id: string | null): void }>
  /** Submits the text with what goes with it; resolves to true if the text has been accepted. */
  onSubmit(text: string, attached: string | null): Promise<boolean>
  onCancel?(): void
  onFocus?(event: FocusEvent<HTMLTextAreaElement>): void
}) {
  const id = useId()
  const draft = useDraft(props.draftKey, props.label, props.initial)
  const { text } = draft
  const [isBusy, setBusy] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [attached, attach] = useState<string | null>(null)
  const [round, setRound] = useState(0)
  const isFit = (text.trim() || attached) && text.trim().length <= props.maxLength
  const submit = async () => {
    if (!isFit || isBusy) return
    setBusy(true)
    const end = draft.send(text)
    const isDone = await props.onSubmit(text.trim(), attached).finally(() => setBusy(false))
    end(isDone)
    if (!isDone) return
    attach(null)
    setRound(round + 1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isOfInputMethod(event)) return
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void submit()
    if (event.key === 'Escape') props.onCancel?.()
  }
  return (
    <form
      method="dialog"
      className={css.composer}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <label htmlFor={id} className="visually-hidden">
        {props.label}
      </label>
      <textarea
        id={id}
        data-draft={props.draftKey}
        data-mentions={props.mentions}
        className={css.text}
        rows={isOpen || text ? 4 : 1}
        value={text}
        placeholder={props.placeholder}
        autoFocus={props.autoFocus}
        onChange={(event) => draft.type(event.target.value)}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          setOpen(true)
          props.onFocus?.(event)
        }}
      />
      {props.hint && isOpen && <p className={css.left}>{props.hint}</p>}
      <Limit length={text.trim().length} most={props.maxLength} />
      {draft.other}
      <div className={css.actions}>
        {isOpen && props.Attach && <props.Attach key={round} onChange={attach} />}
        {props.onCancel && (
          <Button look="quiet" size="small" onClick={props.onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" look="primary" size="small" busy={isBusy} disabled={!isFit}>
          {props.submit}
        </Button>
      </div>
    </form>
  )
}
