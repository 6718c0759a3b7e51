import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { urlFor } from '../../services/rules/routes/links.ts'
import { longest, textProblem } from '../../services/rules/text.ts'
import { markHint } from '../comments/words.ts'
import { Conduct } from '../shell/Conduct.tsx'
import { useShell } from '../shell/shell.ts'
import { Button } from '../ui/Button.tsx'
import { FormField, FormTextField } from '../ui/forms/FormField.tsx'
import { Limit } from '../ui/forms/Limit.tsx'
import layout from '../ui/theme/layout.module.css'
import { useCreateThread } from './useCreateThread.ts'
import { useThreadDraft } from './useThreadDraft.ts'

/** Screen of `/create-thread`, with the form for a new thread. */
export function Component() {
  const { site } = useShell()
  const navigate = useNavigate()
  const [create, isBusy] = useCreateThread()
  const form = useForm({ defaultValues: { title: '', body: '' }, mode: 'all' })
  const { control } = form
  const { title, body } = form.watch()
  useThreadDraft(form)
  const submit = form.handleSubmit(({ title, body }) =>
    create({ title: title.trim(), body: body.trim() }, (slug) => {
      form.reset()
      void navigate(urlFor.thread(slug), { replace: true })
    }),
  )
  return (
    <div className={layout.page}>
      <title>{`Start a thread · ${site.name}`}</title>
      <h1>Start a thread</h1>
      <p className={layout.lead}>Ask a question or share your experience. Posts are public.</p>
      <form method="dialog" noValidate className={layout.stack} onSubmit={submit}>
        <FormField
          required
          label="Title"
          control={control}
          name="title"
          rules={{ validate: (title) => textProblem(title, 'title') ?? true }}
        />
        <Limit length={title.trim().length} most={longest.title} />
        <FormTextField
          required
          label="Your post"
          rows={8}
          control={control}
          name="body"
          rules={{ validate: (body) => textProblem(body, 'body') ?? true }}
        />
        <Limit length={body.trim().length} most={longest.body} />
        <p className={layout.soft}>{markHint}</p>
        <Conduct />
        <div className={layout.row}>
          <Button type="submit" look="primary" busy={isBusy}>
            Post thread
          </Button>
        </div>
      </form>
    </div>
  )
}
