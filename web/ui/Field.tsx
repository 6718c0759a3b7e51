import { useId, type ComponentProps, type ReactNode } from 'react'
import css from './field.module.css'

interface Around {
  label: string
  /** Stands under the label; says what is expected. */
  hint?: ReactNode
  /** What is wrong with the value; empty while nothing is. */
  error?: string | undefined
}

function useDescribed({ hint, error }: Omit<Around, 'label'>) {
  const id = useId()
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { id, 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined }
}

function Frame({ id, label, hint, error, children }: Around & { id: string; children: ReactNode }) {
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      {children}
      <p id={`${id}-error`} className={css.error} role={error ? 'alert' : undefined}>
        {error}
      </p>
    </div>
  )
}

/** One line of text with its label, hint and error; the room for the error is always there. */
export function Field({ label, hint, error, ...input }: ComponentProps<'input'> & Around) {
  const described = useDescribed({ hint, error })
  return (
    <Frame id={described.id} label={label} hint={hint} error={error}>
      <input {...input} {...described} className={css.control} />
    </Frame>
  )
}

/** Many lines; grows with its text. */
export function TextField({ label, hint, error, ...area }: ComponentProps<'textarea'> & Around) {
  const described = useDescribed({ hint, error })
  return (
    <Frame id={described.id} label={label} hint={hint} error={error}>
      <textarea {...area} {...described} className={`${css.control} ${css.area}`} />
    </Frame>
  )
}
