import { useForm } from 'react-hook-form'
import { field, rules } from '../../../services/rules/fields.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { ruled } from '../../ui/forms/ruled.ts'
import css from '../auth/auth.module.css'

/** Form for one code; `send` resolves to the error of a wrong one, after which the field is empty again. */
export function CodeForm({
  hint,
  button,
  look = 'secondary',
  wide = false,
  send,
}: {
  hint: string
  button: string
  look?: 'primary' | 'secondary'
  /** True if the button is as wide as the form, as in the auth dialog. */
  wide?: boolean
  send(code: string): Promise<string | null>
}) {
  const form = useForm({ defaultValues: { code: '' }, mode: 'all' })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ code }) => {
    const message = await send(code)
    if (message === null) return
    form.resetField('code')
    form.setError('code', { message }, { shouldFocus: true })
  })
  const submitButton = (
    <Button type="submit" look={look} busy={isSubmitting}>
      {button}
    </Button>
  )
  return (
    <form method="dialog" noValidate className={css.form} onSubmit={submit}>
      <Field
        {...form.register('code', ruled(field(rules.required)))}
        required
        label="Code"
        hint={hint}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        error={errors.code?.message}
      />
      {wide ? submitButton : <div>{submitButton}</div>}
    </form>
  )
}
