import { useForm } from 'react-hook-form'
import { graphql } from 'react-relay'
import { PersonName } from '../../services/rules/fields.ts'
import { useCommand } from '../relay/useCommand.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/forms/Field.tsx'
import { ruled } from '../ui/forms/ruled.ts'
import { nameNote } from '../frame/words.ts'
import type { FullNameFormMutation } from './__generated__/FullNameFormMutation.graphql.ts'
import css from './auth/auth.module.css'

/**
 * Form for the viewer's first and last name: on the profile, and as the step fNameAndLName (spec §4 Sign-up flow). If
 * the names are unchanged, success is reported without a call.
 */
export function FullNameForm({
  names,
  save,
  onSaved,
}: {
  names: { firstName: string; lastName: string }
  /** Text of the submit button. */
  save: string
  onSaved(): void
}) {
  const [run] = useCommand<FullNameFormMutation>(graphql`
    mutation FullNameFormMutation($firstName: String!, $lastName: String!) {
      setFirstAndLastName(firstName: $firstName, lastName: $lastName) {
        user {
          firstName
          lastName
        }
      }
    }
  `)
  const form = useForm({ values: names, mode: 'all' })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (values) => {
    const [firstName, lastName] = [values.firstName.trim(), values.lastName.trim()]
    const isSame = firstName === names.firstName && lastName === names.lastName
    if (isSame || (await run({ firstName, lastName })) !== null) onSaved()
  })
  return (
    <form method="dialog" noValidate className={css.form} onSubmit={submit}>
      <Field
        {...form.register('firstName', ruled(PersonName))}
        required
        label="First name"
        autoComplete="given-name"
        error={errors.firstName?.message}
      />
      <Field
        {...form.register('lastName', ruled(PersonName))}
        required
        label="Last name"
        autoComplete="family-name"
        hint={nameNote}
        error={errors.lastName?.message}
      />
      <Button type="submit" look="primary" busy={isSubmitting}>
        {save}
      </Button>
    </form>
  )
}
