import { useForm } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import { fieldNamed, fieldsOf, type Section, type ValueName } from '../../services/rules/profiles/fields.ts'
import { valueSchema } from '../../services/rules/profiles/values.ts'
import { Button } from '../ui/Button.tsx'
import { FormField, FormTextField } from '../ui/forms/FormField.tsx'
import { ruled } from '../ui/forms/ruled.ts'
import { toast } from '../ui/overlays/toast.ts'
import layout from '../ui/theme/layout.module.css'
import type { ValuesForm_user$key } from './__generated__/ValuesForm_user.graphql.ts'
import { AudienceSelect } from './AudienceSelect.tsx'
import css from './profile-values.module.css'

type Values = Record<string, string>

/** Attributes of the input of a kind of value. */
const attributes = {
  line: {},
  text: {},
  date: { type: 'date', min: '1900-01-01', autoComplete: 'bday' },
  zipcode: { inputMode: 'numeric', autoComplete: 'postal-code' },
} as const

/**
 * Form for a section of the viewer's profile. It sends what has changed, and reports success without a call if nothing
 * has; who can see a field is saved apart.
 */
export function ValuesForm(props: {
  user: ValuesForm_user$key
  section: Section
  /** Saves changed values; resolves to false if they could not be saved. */
  save(changed: Partial<Record<ValueName, string>>): Promise<boolean>
}) {
  const user = useFragment(
    graphql`
      fragment ValuesForm_user on User {
        birthday
        publicProfile {
          id
          name
          value
        }
        ...AudienceSelect_user
      }
    `,
    props.user,
  )
  const names = fieldsOf(props.section)
  const savedOf = (name: ValueName) =>
    (name === 'birthday' ? user.birthday : user.publicProfile.find((one) => one.name === name)?.value) ?? ''
  const values: Values = Object.fromEntries(names.map((name) => [name, savedOf(name)]))
  const form = useForm({ values, mode: 'all' })
  const submit = form.handleSubmit(async (typed) => {
    const changed = names.flatMap((name) => {
      const value = (typed[name] ?? '').trim()
      return value === savedOf(name) ? [] : [[name, value] as const]
    })
    if (changed.length === 0 || (await props.save(Object.fromEntries(changed)))) toast('Saved')
  })
  return (
    <form method="dialog" noValidate className={layout.stack} onSubmit={submit}>
      {names.map((name) => {
        const { label, input = 'line', hint } = fieldNamed(name)
        const bound = { control: form.control, name, rules: ruled(valueSchema(name)), label, hint }
        return (
          <div key={name} role="group" aria-label={label} className={css.row}>
            {input === 'text' ? (
              <FormTextField {...bound} rows={3} />
            ) : (
              <FormField {...bound} {...attributes[input]} />
            )}
            <AudienceSelect user={user} field={name} />
          </div>
        )
      })}
      <div>
        <Button type="submit" look="primary" busy={form.formState.isSubmitting}>
          Save
        </Button>
      </div>
    </form>
  )
}
