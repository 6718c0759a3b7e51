import { longest } from '../../services/rules/text.ts'
import { Composer } from '../ui/forms/Composer.tsx'
import { useUpdateComment } from './useUpdateComment.ts'
import { useUpdateReply } from './useUpdateReply.ts'
import { editHint } from '../frame/engagement-words.ts'

/** Form with which the author edits a comment or reply; loaded when it is opened for the first time. */
export function EditForm(props: { id: string; body: string; name: string; onDone(): void }) {
  const { id, body, name, onDone } = props
  const updates = { comment: useUpdateComment(id), reply: useUpdateReply(id) }
  const update = id.startsWith('reply_') ? updates.reply : updates.comment
  return (
    <Composer
      autoFocus
      label={`Edit ${name}`}
      submit="Save changes"
      draftKey={`edit ${id}`}
      initial={body}
      maxLength={longest.body}
      hint={editHint}
      mentions
      onCancel={onDone}
      onSubmit={async (text) => {
        const isDone = await update(text)
        if (isDone) onDone()
        return isDone
      }}
    />
  )
}
