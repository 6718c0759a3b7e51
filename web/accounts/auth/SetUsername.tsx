import { useForm } from 'react-hook-form'
import { Username } from '../../../services/rules/fields.ts'
import { isUnnamed } from '../../../services/rules/routes/guards.ts'
import { usernameDisclaimer, usernameNote } from '../../frame/words.ts'
import { useShell } from '../../frame/shell.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import css from './auth.module.css'
import { ruled } from '../../ui/forms/ruled.ts'
import { useChangeUsername } from '../useChangeUsername.ts'

/**
 * The step setUsername (spec §4 Sign-up flow, §5 Username). `current` is the member's username, which is not sent to the
 * server if it is unchanged. On a social network, an empty username keeps the generated one.
 */
export function SetUsername({ current, onDone }: { current: string; onDone(username: string): void }) {
  const { site } = useShell()
  const change = useChangeUsername()
  const form = useForm({
    values: { username: isUnnamed(current) ? '' : current },
    mode: 'all',
  })
  const isOptional = site.features.includes('social_network')
  const { validate } = ruled(Username)
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    const username = values.username.trim() || current
    if (username === current || (await change(username))) onDone(username)
  })
  return (
    <form method="dialog" noValidate className={css.form} onSubmit={submit}>
      <Field
        {...form.register('username', {
          validate: (value) => (isOptional && value.trim() === '') || validate(value),
        })}
        required={!isOptional}
        label="Username"
        autoComplete="nickname"
        hint={usernameDisclaimer}
        info={usernameNote}
        error={errors.username?.message}
      />
      <Button type="submit" look="primary" busy={isSubmitting}>
        Continue
      </Button>
    </form>
  )
}
