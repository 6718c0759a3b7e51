import { useState } from 'react'
import { longest, textProblem } from '../../services/rules/text.ts'
import { Button } from '../ui/Button.tsx'
import { Field, TextField } from '../ui/forms/Field.tsx'
import { Limit } from '../ui/forms/Limit.tsx'
import layout from '../ui/theme/layout.module.css'
import { useUpdateThread } from './useUpdateThread.ts'

/** Inline form to edit the viewer's own thread. */
export function ThreadEditor({
  thread,
  onDone,
}: {
  thread: { id: string; title: string; body: string }
  onDone(): void
}) {
  const [title, setTitle] = useState(thread.title)
  const [body, setBody] = useState(thread.body)
  const [update, isBusy] = useUpdateThread()
  const problem = textProblem(title, 'title') ?? textProblem(body, 'body')
  return (
    <form
      method="dialog"
      noValidate
      className={layout.stack}
      onSubmit={(event) => {
        event.preventDefault()
        if (!problem) update({ threadId: thread.id, title: title.trim(), body: body.trim() }, onDone)
      }}
    >
      <Field required label="Title" value={title} onChange={(event) => setTitle(event.target.value)} />
      <Limit length={title.trim().length} most={longest.title} />
      <TextField
        required
        label="Text"
        autoFocus
        value={body}
        onChange={(event) => setBody(event.target.value)}
      />
      <Limit length={body.trim().length} most={longest.body} />
      <div className={layout.row}>
        <Button type="submit" look="primary" busy={isBusy} disabled={problem !== null}>
          Save changes
        </Button>
        <Button look="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
