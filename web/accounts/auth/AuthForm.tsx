import type { FormEventHandler, ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import css from './auth.module.css'

interface AuthFormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  onSubmit: FormEventHandler<HTMLFormElement>
  /** Called at each input. */
  onChange?(): void
  children: ReactNode
}

/**
 * A form of the auth dialog, whose failure is hidden at the next input. `method="dialog"` prevents a submit before
 * hydration from putting the input into the address.
 */
export const AuthForm = <Values extends FieldValues>(props: AuthFormProps<Values>) => (
  <form
    method="dialog"
    noValidate
    className={css.form}
    onSubmit={props.onSubmit}
    onChange={() => {
      props.form.clearErrors('root')
      props.onChange?.()
    }}
  >
    {props.children}
  </form>
)

/** Message about the failure of a form as a whole. */
export const FormFailure = <Values extends FieldValues>({ form }: { form: UseFormReturn<Values> }) => {
  const { root } = form.formState.errors
  return (
    root && (
      <p role="alert" className={css.failure}>
        {root.message}
      </p>
    )
  )
}
