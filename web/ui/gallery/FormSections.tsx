import { useState, type ChangeEvent } from 'react'
import type { ZodType } from 'zod'
import { Email, fieldProblem, NewPassword, Username } from '../../../services/rules/fields.ts'
import { Checkbox } from '../forms/Checkbox.tsx'
import { Combobox } from '../forms/Combobox.tsx'
import { Composer } from '../forms/Composer.tsx'
import { Field, TextField } from '../forms/Field.tsx'
import { PasswordField } from '../forms/PasswordField.tsx'
import { Select, type Option } from '../forms/Select.tsx'
import { Case, Section } from './Section.tsx'

type Relationship = 'PATIENT' | 'CAREGIVER' | 'HEALTHCARE_PROVIDER' | 'OTHER'
const relationships: readonly Option<Relationship>[] = [
  { value: 'PATIENT', label: 'I live with it' },
  { value: 'CAREGIVER', label: 'I care for somebody who does' },
  { value: 'HEALTHCARE_PROVIDER', label: 'I am a healthcare provider' },
  { value: 'OTHER', label: 'Something else', disabled: true },
]
const conditions = ['Ankylosing spondylitis', 'Asthma', 'Migraine', 'Psoriasis', 'Psoriatic arthritis'].map(
  (label) => ({ value: label.toLowerCase(), label }),
)

/** Gallery section of form fields. */
export function FormSections() {
  const [relationship, setRelationship] = useState<Relationship | null>(null)
  const [condition, setCondition] = useState<string | null>(null)
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({})
  const hear = (name: string, rule: ZodType) => (event: ChangeEvent<HTMLInputElement>) => {
    const problem = fieldProblem(rule, event.target.value)
    setProblems(({ [name]: _, ...others }) => (problem ? { ...others, [name]: problem } : others))
  }
  return (
    <>
      <Section id="fields" heading="Fields">
        <Case name="with a rule, a hint and an explanation" full>
          <Field
            label="Username"
            hint="Your username will be publicly visible."
            info="Note: Please use a minimum of 4 characters and limit to alphabetic or numeric characters only."
            error={problems.username}
            onChange={hear('username', Username)}
          />
          <Field
            label="Email"
            type="email"
            placeholder="you@example.org"
            error={problems.email}
            onChange={hear('email', Email)}
          />
          <PasswordField
            label="New password"
            strength
            error={problems.password}
            onChange={hear('password', NewPassword)}
          />
        </Case>
        <Case name="with an error" full>
          <Field label="Phone" type="tel" defaultValue="555" error="Please enter a valid phone number" />
        </Case>
        <Case name="disabled" full>
          <Field label="Account email" defaultValue="maya@example.org" disabled />
        </Case>
        <Case name="many lines" full>
          <TextField label="About you" hint="What you would like others to know." />
          <Composer
            label="Reply"
            placeholder="Write a reply…"
            submit="Reply"
            draftKey="gallery"
            maxLength={10_000}
            onSubmit={() => Promise.resolve(true)}
          />
        </Case>
      </Section>
      <Section id="choices" heading="Choices">
        <Case name="select" full>
          <Select
            label="Your relationship"
            hint="To the condition, that is."
            options={relationships}
            value={relationship}
            onChange={(value) => setRelationship(value)}
            name="relationship"
          />
          <Select
            label="With an error"
            options={relationships}
            value="OTHER"
            onChange={() => {}}
            error="This field is required"
          />
          <Select label="Disabled" options={relationships} value="PATIENT" onChange={() => {}} disabled />
        </Case>
        <Case name="combobox" full>
          <Combobox
            label="Condition"
            hint="Diagnosed with more than one condition?"
            placeholder="Start typing"
            options={conditions}
            value={condition}
            onChange={setCondition}
          />
        </Case>
        <Case name="checkbox" full>
          <Checkbox>Send me the newsletter, once a week at most</Checkbox>
          <Checkbox defaultChecked>Show my name to other members</Checkbox>
          <Checkbox disabled>Not available</Checkbox>
        </Case>
      </Section>
    </>
  )
}
