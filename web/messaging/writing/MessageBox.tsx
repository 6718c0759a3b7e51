import { SendHorizontal } from 'lucide-react'
import { useId, useState, type FocusEvent } from 'react'
import { textProblem } from '../../../services/rules/text.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { useDraft } from '../../ui/forms/useDraft.tsx'
import { isOfInputMethod } from '../../ui/text/input-method.ts'
import css from './message-box.module.css'

/**
 * Form for a private message. Enter sends, Shift+Enter adds a line, and an empty message shows a toast instead (spec §5
 * Messages). The draft is stored under `draftKey` until `onSend` returns true.
 */
export function MessageBox(props: {
  /** The recipient's name. */
  to: string
  draftKey: string
  disabled?: boolean
  autoFocus?: boolean
  onSend(body: string): boolean | Promise<boolean>
  onFocus?(event: FocusEvent<HTMLTextAreaElement>): void
  onType?(): void
}) {
  const id = useId()
  const label = `Message to ${props.to}`
  const draft = useDraft(props.draftKey, label)
  const { text } = draft
  const [isBusy, setBusy] = useState(false)
  const send = async () => {
    if (isBusy) return
    const problem = textProblem(text, 'message')
    if (problem) return toast(problem, 'error')
    const end = draft.send(text)
    const answer = props.onSend(text.trim())
    if (typeof answer !== 'boolean') setBusy(true)
    end(typeof answer === 'boolean' ? answer : await answer.finally(() => setBusy(false)))
  }
  return (
    <form
      method="dialog"
      className={css.box}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <textarea
        id={id}
        rows={1}
        className={css.text}
        placeholder="Write a message…"
        value={text}
        disabled={props.disabled}
        autoFocus={props.autoFocus}
        onFocus={props.onFocus}
        onChange={(event) => {
          draft.type(event.target.value)
          props.onType?.()
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || isOfInputMethod(event)) return
          event.preventDefault()
          void send()
        }}
      />
      <button type="submit" className={css.send} disabled={props.disabled || isBusy || text.length === 0}>
        <SendHorizontal size={22} aria-hidden="true" />
        <span className="visually-hidden">Send</span>
      </button>
    </form>
  )
}
