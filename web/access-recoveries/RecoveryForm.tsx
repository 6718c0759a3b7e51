import { useForm } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import { Email } from '../../services/rules/fields.ts'
import { STOP_HOURS } from '../../services/rules/people/people.ts'
import { longest } from '../../services/rules/text.ts'
import { useCommand } from '../relay/useCommand.ts'
import { Button } from '../ui/Button.tsx'
import { Field, TextField } from '../ui/forms/Field.tsx'
import { ruled } from '../ui/forms/ruled.ts'
import layout from '../ui/theme/layout.module.css'
import type { RecoveryForm_user$key } from './__generated__/RecoveryForm_user.graphql.ts'
import type { RecoveryFormMutation } from './__generated__/RecoveryFormMutation.graphql.ts'
import { useFactorProof } from './useFactorProof.tsx'
import css from './access-recoveries.module.css'

/** Form in which an administrator asks to let a member back in: first what was lost, then how it was checked. */
export function RecoveryForm(props: { user: RecoveryForm_user$key }) {
  const { id, administration } = useFragment(
    graphql`
      fragment RecoveryForm_user on User {
        id
        administration {
          maskedEmail
          hasSecondFactor
          recoveryNeedsSecond
        }
      }
    `,
    props.user,
  )
  const [run] = useCommand<RecoveryFormMutation>(graphql`
    mutation RecoveryFormMutation($userId: ID!, $email: String, $reason: String!) {
      recoverAccess(userId: $userId, email: $email, reason: $reason) {
        user {
          ...MemberAccess_user
        }
      }
    }
  `)
  const proof = useFactorProof()
  const form = useForm<{ lost: 'email' | 'factor'; email: string; reason: string }>({
    defaultValues: { lost: 'email', email: '', reason: '' },
    mode: 'all',
  })
  const { errors, isSubmitting } = form.formState
  const isEmail = form.watch('lost') === 'email'
  const hasFactor = administration?.hasSecondFactor === true
  const submit = form.handleSubmit(async ({ lost, email, reason }) => {
    const variables = { userId: id, email: lost === 'email' ? email : null, reason }
    const send = (): Promise<unknown> =>
      run(variables, { done: 'Asked. The member was told.', failed: proof.failedOf(send) })
    await send()
  })
  return (
    <>
      <p>
        For somebody who can't log in any more. The member gets an email at the present address
        {administration?.maskedEmail ? ` (${administration.maskedEmail})` : ''} and has {STOP_HOURS} hours to
        stop it. {administration?.recoveryNeedsSecond && 'A second administrator must confirm it before.'}
      </p>
      <form noValidate className={css.form} onSubmit={submit} aria-label="Let the member back in">
        <fieldset className={css.choices}>
          <legend>What was lost?</legend>
          <label>
            <input type="radio" value="email" {...form.register('lost')} /> The email address
          </label>
          <label>
            <input type="radio" value="factor" disabled={!hasFactor} {...form.register('lost')} />{' '}
            {hasFactor ? 'The second factor' : 'The second factor (this member has none)'}
          </label>
        </fieldset>
        {isEmail && (
          <Field
            {...form.register('email', { ...ruled(Email), shouldUnregister: true })}
            type="email"
            required
            label="New email address"
            hint="A link goes there when the time is over. Only the link changes the address."
            autoComplete="off"
            error={errors.email?.message}
          />
        )}
        {!isEmail && (
          <p className={layout.soft}>
            The app, passkeys and recovery codes are removed. The password is still needed.
          </p>
        )}
        <TextField
          {...form.register('reason', {
            validate: (reason) => reason.trim() !== '' || 'This field is required',
          })}
          required
          rows={2}
          label="How did you check who it is?"
          hint="The member can read it in their data download."
          maxLength={longest.note}
          error={errors.reason?.message}
        />
        <Button type="submit" busy={isSubmitting}>
          Let the member back in
        </Button>
      </form>
      {proof.dialog}
    </>
  )
}
