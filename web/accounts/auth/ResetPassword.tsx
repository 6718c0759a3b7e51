import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { NewPassword } from '../../../services/rules/fields.ts'
import type { ResetLink } from '../../../services/rules/routes/redirects.ts'
import { Button } from '../../ui/Button.tsx'
import { PasswordField } from '../../ui/forms/PasswordField.tsx'
import { AuthForm, FormFailure } from './AuthForm.tsx'
import { ruled } from '../../ui/forms/ruled.ts'
import { toast } from '../../ui/overlays/toast.ts'
import { resetPassword, type Newcomer } from '../auth-api.ts'
import { StepLink } from '../../frame/StepLink.tsx'

const explained = ['TOO_MANY', 'READ_ONLY']

/** The step resetPassword (spec §4 Password reset, §5 New password, §8 Password). */
export function ResetPassword({
  link,
  onReset,
  onRequest,
  onSecondFactor,
}: {
  link: ResetLink
  onReset(member: Newcomer): Promise<void>
  onRequest(): void
  /** Called if the password is saved and the log-in needs a second factor. */
  onSecondFactor(): void
}) {
  /** Number of failures; each empties the field and its strength indicator. */
  const [failures, setFailures] = useState(0)
  const form = useForm({ defaultValues: { password: '' }, mode: 'all' })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ password }) => {
    const answer = await resetPassword(link, password).catch(() => null)
    if (answer?.user) {
      await onReset(answer.user)
      return toast('Success! Your password has been reset')
    }
    const { code = '', message } = answer ?? {}
    if (code === 'SECOND_FACTOR') {
      onSecondFactor()
      return toast('Success! Your password has been reset')
    }
    if (code === 'COMMON_PASSWORD')
      form.setError('password', { message: message ?? '' }, { shouldFocus: true })
    else {
      form.resetField('password')
      setFailures((count) => count + 1)
      const general = 'Something went wrong, password was not saved.'
      form.setError('root', { message: explained.includes(code) && message ? message : general })
    }
  })
  return (
    <AuthForm form={form} onSubmit={submit}>
      {link.login && <p>Account: {link.login}</p>}
      <input type="text" hidden readOnly autoComplete="username" value={link.login} />
      <PasswordField
        key={failures}
        {...form.register('password', ruled(NewPassword))}
        required
        label="New password"
        strength
        autoComplete="new-password"
        hint="Your password must contain at least 8 characters and a number"
        error={errors.password?.message}
      />
      <FormFailure form={form} />
      <Button type="submit" look="primary" busy={isSubmitting}>
        Save password
      </Button>
      {errors.root && (
        <StepLink question="Is the link too old?" answer="Request a new one." onClick={onRequest} />
      )}
    </AuthForm>
  )
}
