import { useId, useRef } from 'react'
import { useNavigate } from 'react-router'
import { urlFor } from '../../services/rules/routes/links.ts'
import { longest } from '../../services/rules/text.ts'
import { Button } from '../ui/Button.tsx'
import css from './question-box.module.css'

/** Invitation to start a thread: a question whose answer becomes the title of a new thread. Works without JavaScript. */
export function QuestionBox() {
  const id = useId()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  return (
    <form
      action={urlFor.createThread()}
      className={css.box}
      onSubmit={(event) => {
        event.preventDefault()
        const title = input.current?.value.trim()
        void navigate(
          title ? `${urlFor.createThread()}?${new URLSearchParams({ title })}` : urlFor.createThread(),
        )
      }}
    >
      <label htmlFor={id} className={css.question}>
        What brings you here?
      </label>
      <p className={css.hint}>
        Write it in a few words. You can say more on the next page, before anybody reads it.
      </p>
      <div className={css.row}>
        <input
          ref={input}
          id={id}
          type="text"
          name="title"
          maxLength={longest.title}
          autoComplete="off"
          className={css.input}
        />
        <Button type="submit" look="primary">
          Go on
        </Button>
      </div>
    </form>
  )
}
