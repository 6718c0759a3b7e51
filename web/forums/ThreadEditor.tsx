import { useForm } from 'react-hook-form'
import { tagsProblem, typedTags } from '../../services/rules/tags.ts'
import { longest, textProblem } from '../../services/rules/text.ts'
import { editHint } from '../frame/engagement-words.ts'
import { Button } from '../ui/Button.tsx'
import { FormField, FormTextField } from '../ui/forms/FormField.tsx'
import { Limit } from '../ui/forms/Limit.tsx'
import layout from '../ui/theme/layout.module.css'
import { TagsField } from './TagsField.tsx'
import { useUpdateThread } from './useUpdateThread.ts'

/** Inline form with which the author edits a thread. */
export function ThreadEditor({
  thread,
  onDone,
}: {
  thread: { id: string; title: string; body: string; tags: readonly { readonly name: string }[] }
  onDone(): void
}) {
  const { control, handleSubmit, watch } = useForm({
    defaultValues: {
      title: thread.title,
      body: thread.body,
      tags: thread.tags.map(({ name }) => name).join(', '),
    },
  })
  const { title, body, tags } = watch()
  const [update, isBusy] = useUpdateThread()
  const problem =
    textProblem(title, 'title') ??
    textProblem(body, 'body', thread.body === '') ??
    tagsProblem(typedTags(tags))
  const submit = handleSubmit(({ title, body, tags }) => {
    const texts = { title: title.trim(), body: body.trim(), tags: typedTags(tags) }
    if (!problem) update({ threadId: thread.id, ...texts }, onDone)
  })
  return (
    <form method="dialog" noValidate className={layout.stack} onSubmit={submit}>
      <FormField required label="Title" control={control} name="title" />
      <Limit length={title.trim().length} most={longest.title} />
      <FormTextField
        required={thread.body !== ''}
        label="Text"
        autoFocus
        data-mentions
        control={control}
        name="body"
      />
      <Limit length={body.trim().length} most={longest.body} />
      <TagsField control={control} name="tags" />
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
