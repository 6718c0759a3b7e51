import { useForm, useWatch } from 'react-hook-form'
import { Email, NewPassword, passwordStrength, Username } from '../../services/rules/fields.ts'
import { useShell } from '../shell/shell.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { toast } from '../ui/toast.ts'
import { register, type Registration } from './auth-api.ts'
import css from './auth.module.css'
import { ruled } from './ruled.ts'
import { usernameNote } from './UsernameForm.tsx'

/** The step registerWithEmail (spec §2 Registration form, §5 Registration, §8 Registration). */
export function RegisterForm({
  onRegistered,
  onLogIn,
}: {
  onRegistered(member: { name: string; isVerified: boolean }): Promise<void>
  onLogIn(): void
}) {
  const { site } = useShell()
  const form = useForm<Registration>({
    defaultValues: { email: '', password: '', username: '' },
    mode: 'onTouched',
  })
  const { errors, isSubmitting } = form.formState
  const strength = passwordStrength(useWatch({ control: form.control, name: 'password' }))
  const submit = form.handleSubmit(async (values) => {
    const answer = await register(values).catch(() => null)
    if (answer?.username_exists) {
      toast('This username already exists. Please try another username.', 'error')
      form.setError('username', { message: 'This username already exists. Please try another username.' })
    } else if (answer?.code === 'READ_ONLY' && answer.message) toast(answer.message, 'error')
    else if (answer?.status !== 'success' || !answer.user) form.setError('root', {})
    else {
      const { username, isVerified } = answer.user
      await onRegistered({ name: username, isVerified })
    }
  })
  const isLong = site.features.some((feature) => feature === 'rare_disease' || feature === 'social_network')
  return (
    <form
      method="dialog"
      noValidate
      className={css.form}
      onSubmit={submit}
      onChange={() => form.clearErrors('root')}
    >
      <Field
        {...form.register('email', ruled(Email))}
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
      />
      <PasswordField
        {...form.register('password', ruled(NewPassword))}
        label="Password"
        autoComplete="new-password"
        hint="Your password must contain at least 8 characters and a number"
        error={errors.password?.message}
      />
      <p role="status" className={css.strength}>
        {strength && `Password strength: ${strength}`}
      </p>
      <Field
        {...form.register('username', ruled(Username))}
        label="Username"
        autoComplete="nickname"
        hint={`Your username will be publicly visible. ${usernameNote}`}
        error={errors.username?.message}
      />
      {errors.root && (
        <p role="alert" className={css.failure}>
          Something went wrong. If you already have an account,{' '}
          <button type="button" className={css.link} onClick={onLogIn}>
            log in here.
          </button>
        </p>
      )}
      <Button type="submit" look="primary" busy={isSubmitting}>
        {isLong ? 'Continue' : 'Sign up'}
      </Button>
    </form>
  )
}
