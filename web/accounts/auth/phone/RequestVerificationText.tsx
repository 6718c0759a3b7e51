import type { ChangeEvent } from 'react'
import { useForm } from 'react-hook-form'
import { graphql } from 'react-relay'
import { Phone } from '../../../../services/rules/fields.ts'
import { failureText } from '../../../relay/errors.ts'
import { useCommand } from '../../../relay/useCommand.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/forms/Field.tsx'
import { AuthForm, FormFailure } from '../AuthForm.tsx'
import { ruled } from '../../../ui/forms/ruled.ts'
import type { RequestVerificationTextMutation } from './__generated__/RequestVerificationTextMutation.graphql.ts'
import { formatPhone } from './phone-format.ts'

const digitsIn = (text: string) => text.replace(/\+1?/, '').replaceAll(/\D/g, '').length

/** Formats the number in a field, and keeps the caret before the same digits. */
function reformat(input: HTMLInputElement) {
  const after = digitsIn(input.value.slice(input.selectionStart ?? input.value.length))
  const text = formatPhone(input.value)
  input.value = text
  let caret = text.length
  while (caret > 0 && digitsIn(text.slice(caret)) < after) caret--
  input.setSelectionRange(caret, caret)
}

/** The step requestVerificationText (spec §4 Sign-up flow, §5 Phone). */
export function RequestVerificationText({ onSent }: { onSent(): void }) {
  const [run, isBusy] = useCommand<RequestVerificationTextMutation>(graphql`
    mutation RequestVerificationTextMutation($phoneNumber: String!) {
      setPhone(phoneNumber: $phoneNumber) {
        pending
      }
    }
  `)
  const form = useForm({ defaultValues: { phone: formatPhone('') }, mode: 'all' })
  const { errors } = form.formState
  const submit = form.handleSubmit(async ({ phone: phoneNumber }) => {
    const failed = (error: Error) => form.setError('root', { message: failureText(error) })
    await run({ phoneNumber }, { done: onSent, failed })
  })
  const phone = form.register('phone', ruled(Phone))
  return (
    <AuthForm form={form} onSubmit={submit}>
      <p>We'll text you a code. It's for US phone numbers, and message rates may apply.</p>
      <Field
        {...phone}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          reformat(event.target)
          return phone.onChange(event)
        }}
        required
        label="Phone number"
        type="tel"
        autoComplete="tel"
        error={errors.phone?.message}
      />
      <FormFailure form={form} />
      <Button type="submit" look="primary" busy={isBusy}>
        Send code
      </Button>
    </AuthForm>
  )
}
