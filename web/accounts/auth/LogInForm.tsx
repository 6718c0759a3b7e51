import { useForm } from 'react-hook-form'
import { Email, Password } from '../../../services/rules/fields.ts'
import type { Initiator } from '../../../services/rules/initiators.ts'
import { useShell } from '../../frame/shell.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/forms/Checkbox.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { PasswordField } from '../../ui/forms/PasswordField.tsx'
import { logInWithPasskey } from '../factors/factor-api.ts'
import { PasskeyButton } from '../factors/PasskeyButton.tsx'
import { logIn, type LogIn, type Newcomer } from '../auth-api.ts'
import { failAuth } from '../auth-failure.ts'
import { usePrepareCaptcha } from '../captcha/captcha.ts'
import { SlowNote } from '../captcha/SlowNote.tsx'
import { AuthForm, FormFailure } from './AuthForm.tsx'
import { ruled } from '../../ui/forms/ruled.ts'

/** Failures that the form explains with the message of the answer. */
const explained = ['UNAUTHENTICATED', 'TOO_MANY', 'CAPTCHA']

/** The step loginWithEmail (spec §4, §5 Login, §8 Login failure). */
export function LogInForm({
  initiator,
  onLoggedIn,
  onSecondFactor,
}: {
  initiator: Initiator
  onLoggedIn(member: Newcomer): Promise<void>
  /** Called if the password is correct and the log-in needs a second factor. */
  onSecondFactor(): void
}) {
  const prepareCaptcha = usePrepareCaptcha()
  const form = useForm<LogIn>({ defaultValues: { email: '', password: '', remember: true }, mode: 'all' })
  const { errors, isSubmitting } = form.formState
  const { host } = useShell().site
  const submit = form.handleSubmit(async (values) => {
    try {
      const { user, code, message } = await logIn(values, initiator)
      if (user) await onLoggedIn(user)
      else if (code === 'SECOND_FACTOR') onSecondFactor()
      else if (message && explained.includes(code ?? '')) form.setError('root', { message })
      else failAuth(host, code)
    } catch (error) {
      failAuth(host, error)
    }
  })
  return (
    <>
      <AuthForm form={form} onSubmit={submit} onChange={prepareCaptcha}>
        <Field
          {...form.register('email', ruled(Email))}
          required
          label="Email"
          type="email"
          autoComplete="username"
          error={errors.email?.message}
        />
        <PasswordField
          {...form.register('password', ruled(Password))}
          required
          label="Password"
          autoComplete="current-password"
          error={errors.password?.message}
        />
        <Checkbox {...form.register('remember')}>Keep me logged in on this device</Checkbox>
        <FormFailure form={form} />
        <SlowNote isBusy={isSubmitting} />
        <Button type="submit" look="primary" busy={isSubmitting}>
          Log in
        </Button>
      </AuthForm>
      <PasskeyButton
        send={() => logInWithPasskey(initiator, form.getValues('remember'))}
        onLoggedIn={onLoggedIn}
      />
    </>
  )
}
