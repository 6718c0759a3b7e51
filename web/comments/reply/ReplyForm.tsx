import { longest } from '../../../services/rules/text.ts'
import { PictureField } from '../../pictures/picture-field.ts'
import { Composer } from '../../ui/forms/Composer.tsx'
import { useFocusOn } from '../../ui/useFocusOn.ts'
import { useCreateReply } from './useCreateReply.ts'
import { markHint } from '../../frame/engagement-words.ts'

/** Form for a reply to a comment, loaded once somebody replies. */
export function ReplyForm({
  id,
  page,
  name,
  author,
  onClose,
}: {
  id: string
  /** Path of the page that contains the comment. */
  page: string
  /** Name of the comment, unique on the page. */
  name: string
  /** Username of the comment's author. */
  author: string
  onClose(): void
}) {
  const focusOn = useFocusOn()
  const create = useCreateReply({ id, path: page }, focusOn)
  return (
    <Composer
      autoFocus
      label={`Reply to ${name}`}
      placeholder={`Reply to ${author}…`}
      submit="Post reply"
      draftKey={id}
      maxLength={longest.body}
      hint={markHint}
      Attach={PictureField}
      mentions
      onCancel={() => {
        onClose()
        focusOn(id)
      }}
      onSubmit={async (body, picture) => {
        const isDone = await create(body, picture)
        if (isDone) onClose()
        return isDone
      }}
    />
  )
}
