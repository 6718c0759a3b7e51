import { useForm } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import { Username } from '../../services/rules/fields.ts'
import { isUnnamed } from '../../services/rules/routes/guards.ts'
import { usernameNote } from '../frame/words.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/forms/Field.tsx'
import type { UsernameForm_user$key } from './__generated__/UsernameForm_user.graphql.ts'
import css from './auth/auth.module.css'
import { ruled } from '../ui/forms/ruled.ts'
import { useChangeUsername } from './useChangeUsername.ts'

/** Form to change the viewer's username (spec §5 Username). */
export function UsernameForm(props: { user: UsernameForm_user$key }) {
  const { username } = useFragment(
    graphql`
      fragment UsernameForm_user on User {
        username
      }
    `,
    props.user,
  )
  const change = useChangeUsername()
  const form = useForm({ values: { username: isUnnamed(username) ? '' : username }, mode: 'all' })
  const { errors, isSubmitting, isDirty } = form.formState
  return (
    <form
      method="dialog"
      noValidate
      className={css.form}
      onSubmit={form.handleSubmit(async (values) => void (await change(values.username.trim())))}
    >
      <Field
        {...form.register('username', ruled(Username))}
        required
        label="Username"
        autoComplete="nickname"
        hint="You can change it once a week."
        info={usernameNote}
        error={errors.username?.message}
      />
      <div>
        <Button type="submit" busy={isSubmitting} disabled={!isDirty}>
          Save
        </Button>
      </div>
    </form>
  )
}
