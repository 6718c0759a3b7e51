import { useState } from 'react'
import { useNavigate } from 'react-router'
import { urlFor } from '../../services/rules/routes/links.ts'
import { longest, textProblem } from '../../services/rules/text.ts'
import { Conduct } from '../shell/Conduct.tsx'
import { useShell } from '../shell/shell.ts'
import { Button } from '../ui/Button.tsx'
import { Field, TextField } from '../ui/forms/Field.tsx'
import { Limit } from '../ui/forms/Limit.tsx'
import layout from '../ui/theme/layout.module.css'
import { useDraft } from '../ui/forms/useDraft.ts'
import { useCreateThread } from './useCreateThread.ts'

/** `/create-thread` */
export function Component() {
  const { site } = useShell()
  const navigate = useNavigate()
  const [title, setTitle] = useDraft('thread-title')
  const [body, setBody] = useDraft('thread-body')
  const [isTried, setTried] = useState(false)
  const [create, isBusy] = useCreateThread()
  const problems = { title: textProblem(title, 'title'), body: textProblem(body, 'body') }
  return (
    <div className={layout.page}>
      <title>{`Start a thread · ${site.name}`}</title>
      <h1>Start a thread</h1>
      <p className={layout.lead}>Ask a question or share your experience. Posts are public.</p>
      <form
        method="dialog"
        noValidate
        className={layout.stack}
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (problems.title || problems.body) return
          create({ title: title.trim(), body: body.trim() }, (slug) => {
            setTitle('')
            setBody('')
            void navigate(urlFor.thread(slug), { replace: true })
          })
        }}
      >
        <Field
          required
          label="Title"
          value={title}
          error={isTried ? (problems.title ?? undefined) : undefined}
          onChange={(event) => setTitle(event.target.value)}
        />
        <Limit length={title.trim().length} most={longest.title} />
        <TextField
          required
          label="Your post"
          rows={8}
          value={body}
          error={isTried ? (problems.body ?? undefined) : undefined}
          onChange={(event) => setBody(event.target.value)}
        />
        <Limit length={body.trim().length} most={longest.body} />
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
