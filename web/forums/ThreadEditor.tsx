import { useForm } from 'react-hook-form'
import { longest, textProblem } from '../../services/rules/text.ts'
import { editHint } from '../comments/words.ts'
import { Button } from '../ui/Button.tsx'
import { FormField, FormTextField } from '../ui/forms/FormField.tsx'
import { Limit } from '../ui/forms/Limit.tsx'
import layout from '../ui/theme/layout.module.css'
import { useUpdateThread } from './useUpdateThread.ts'

/** Inline form with which the author edits a thread. */
export function ThreadEditor({
  thread,
  onDone,
}: {
  thread: { id: string; title: string; body: string }
  onDone(): void
}) {
  const { control, handleSubmit, watch } = useForm({
    defaultValues: { title: thread.title, body: thread.body },
  })
  const { title, body } = watch()
  const [update, isBusy] = useUpdateThread()
  const problem = textProblem(title, 'title') ?? textProblem(body, 'body')
  const submit = handleSubmit(({ title, body }) => {
    if (!problem) update({ threadId: thread.id, title: title.trim(), body: body.trim() }, onDone)
  })
  return (
    <form method="dialog" noValidate className={layout.stack} onSubmit={submit}>
      <FormField required label="Title" control={control} name="title" />
      <Limit length={title.trim().length} most={longest.title} />
      <FormTextField required label="Text" autoFocus control={control} name="body" />
      <Limit length={body.trim().length} most={longest.body} />
      <p className={layout.soft}>{editHint}</p>
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
