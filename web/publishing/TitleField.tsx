import type { KeyboardEvent } from 'react'
import { controlIn } from '../sections/editor/field-control.ts'
import { usePostField, type PostForm } from './post-form.ts'
import css from './publishing.module.css'

/** Keys that move from the end of the title to the text below it. */
function leave(event: KeyboardEvent<HTMLTextAreaElement>) {
  const { selectionStart, value } = event.currentTarget
  const isAtEnd = event.key === 'ArrowDown' && selectionStart === value.length
  if (event.nativeEvent.isComposing || !(event.key === 'Enter' || isAtEnd)) return
  event.preventDefault()
  controlIn(document.querySelector('[data-field="html"]'))?.focus()
}

/** The title of an item as on its page, whose height grows with its text. */
export function TitleField({ form }: { form: PostForm }) {
  const [title, setTitle] = usePostField(form, 'title')
  return (
    <div data-field="title" className={css.title} data-text={title}>
      <textarea
        aria-label="Title"
        placeholder="Title"
        rows={1}
        maxLength={300}
        value={title}
        onKeyDown={leave}
        onChange={({ target }) => setTitle(target.value.replaceAll(/\s*\n\s*/g, ' '))}
      />
    </div>
  )
}
