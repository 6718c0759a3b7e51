import { useForm } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import { Email } from '../../services/rules/fields.ts'
import { failureText } from '../relay/errors.ts'
import { useCommand } from '../relay/useCommand.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/forms/Field.tsx'
import { PasswordField } from '../ui/forms/PasswordField.tsx'
import { ruled } from '../ui/forms/ruled.ts'
import type { EmailForm_user$key } from './__generated__/EmailForm_user.graphql.ts'
import type { EmailFormCancelMutation } from './__generated__/EmailFormCancelMutation.graphql.ts'
import type { EmailFormMutation } from './__generated__/EmailFormMutation.graphql.ts'
import css from './auth/auth.module.css'

/** Form to use another e-mail address, and the change that waits for its link (spec §7 updateEmail). */
export function EmailForm(props: { user: EmailForm_user$key }) {
  const { wantedEmail, mustConfirm } = useFragment(
    graphql`
      fragment EmailForm_user on User {
        email
        isVerified
        isUpdatingEmail
        wantedEmail
        mustConfirm
      }
    `,
    props.user,
  )
  const [request] = useCommand<EmailFormMutation>(graphql`
    mutation EmailFormMutation($email: String!, $password: String!) {
      updateGeneralSettings(email: $email, password: $password) {
        user {
          ...EmailForm_user
        }
      }
    }
  `)
  const [cancel, isCancelling] = useCommand<EmailFormCancelMutation>(graphql`
    mutation EmailFormCancelMutation {
      updateEmail(clearToken: true) {
        viewer {
          ...EmailForm_user
        }
      }
    }
  `)
  const form = useForm({ defaultValues: { email: '', password: '' }, mode: 'all' })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    const failed = (error: Error) => {
      const field = /password/i.test(error.message) ? 'password' : 'email'
      form.setError(field, { message: failureText(error) }, { shouldFocus: true })
    }
    if (await request(values, { failed })) form.reset()
  })
  const asksPassword = mustConfirm === true || errors.password !== undefined
  return (
    <>
      <div role="status">
        {wantedEmail && (
          <div className={css.done}>
            <p>
              We sent a link to <strong>{wantedEmail}</strong>. Open it to use that address. Until then,
              nothing changes.
            </p>
            <Button
              size="small"
              busy={isCancelling}
              onClick={() => void cancel({}, { done: 'Your email address stays as it is.' })}
            >
              Keep the present address
            </Button>
          </div>
        )}
      </div>
      <form method="dialog" noValidate className={css.form} onSubmit={submit}>
        <Field
          {...form.register('email', ruled(Email))}
          required
          label="New email"
          type="email"
          autoComplete="email"
          hint="We'll send a link to this address and tell the present one."
          error={errors.email?.message}
        />
        {asksPassword && (
          <PasswordField
            {...form.register('password')}
            required
            label="Your password"
            autoComplete="current-password"
            error={errors.password?.message}
          />
        )}
        <div>
          <Button type="submit" busy={isSubmitting}>
            Change email
          </Button>
        </div>
      </form>
    </>
  )
}
