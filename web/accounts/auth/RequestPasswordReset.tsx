import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { EmailOrUsername } from '../../../services/rules/fields.ts'
import { useShell } from '../../frame/shell.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { AuthForm, FormFailure } from './AuthForm.tsx'
import { ruled } from '../../ui/forms/ruled.ts'
import { requestPasswordReset } from '../auth-api.ts'
import css from './auth.module.css'
import { failAuth } from '../auth-failure.ts'
import { usePrepareCaptcha } from '../captcha/captcha.ts'
import { SlowNote } from '../captcha/SlowNote.tsx'

/** The step requestPasswordReset (spec §4, §5 Password reset request, §8 Password). */
export function RequestPasswordReset() {
  const { host } = useShell().site
  const [isSent, setSent] = useState(false)
  const prepareCaptcha = usePrepareCaptcha()
  const form = useForm({ defaultValues: { account: '' }, mode: 'all' })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ account }) => {
    setSent(false)
    try {
      const { status, message, code } = await requestPasswordReset(account)
      if (status === 'success') setSent(true)
      else if (message) form.setError('root', { message })
      else failAuth(host, code)
    } catch (error) {
      failAuth(host, error)
    }
  })
  return (
    <AuthForm
      form={form}
      onSubmit={submit}
      onChange={() => {
        setSent(false)
        prepareCaptcha()
      }}
    >
      <p>We'll email you a link to choose a new password.</p>
      <Field
        {...form.register('account', ruled(EmailOrUsername))}
        required
        label="Email or username"
        autoComplete="username"
        error={errors.account?.message}
      />
      <FormFailure form={form} />
      <div role="status">
        {isSent && (
          <div className={css.done}>
            <p>
              {'Check your email!  If an account exists, we have sent you a link to create a new password'}
            </p>
            <p>
              No email? Look in your spam folder, or write to{' '}
              <a href={`mailto:contact@${host}`}>contact@{host}</a>.
            </p>
          </div>
        )}
      </div>
      <SlowNote isBusy={isSubmitting} />
      <Button type="submit" look="primary" busy={isSubmitting}>
        Send link
      </Button>
    </AuthForm>
  )
}
