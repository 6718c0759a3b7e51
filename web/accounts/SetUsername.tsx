import { useForm } from 'react-hook-form'
import { Username } from '../../services/rules/fields.ts'
import { isUnnamed } from '../../services/rules/guards.ts'
import { usernameNote, wordsOf } from '../../services/rules/words.ts'
import { useShell } from '../shell/shell.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import css from './auth.module.css'
import { ruled } from './ruled.ts'
import { useChangeUsername } from './useChangeUsername.ts'

/** The step setUsername (spec §4 Sign-up flow, §5 Username). A username that stays as it is asks nobody. */
export function SetUsername({ onDone }: { onDone(username: string): void }) {
  const { site, viewer } = useShell()
  const current = viewer?.username ?? ''
  const change = useChangeUsername()
  const form = useForm({
    values: { username: isUnnamed(current) ? '' : current },
    mode: 'all',
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    const username = values.username.trim()
    if (username === current || (await change(username))) onDone(username)
  })
  return (
    <form method="dialog" noValidate className={css.form} onSubmit={submit}>
      <Field
        {...form.register('username', ruled(Username))}
        label="Username"
        autoComplete="nickname"
        hint={wordsOf(site.features).nameNote}
        info={usernameNote}
        error={errors.username?.message}
      />
      <Button type="submit" look="primary" busy={isSubmitting}>
        Continue
      </Button>
    </form>
  )
}
