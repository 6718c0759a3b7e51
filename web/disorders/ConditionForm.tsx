import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { DisorderFacts } from '../../services/rules/disorders/facts.ts'
import { Button } from '../ui/Button.tsx'
import { FormField, FormTextField } from '../ui/forms/FormField.tsx'
import { schemaResolver } from '../ui/forms/schema-resolver.ts'
import layout from '../ui/theme/layout.module.css'

/** Facts of a condition that an administrator gives. */
interface ConditionInput {
  name: string
  summary: string | null
  synonyms: string[]
}

const Schema = z.object({
  name: DisorderFacts.shape.name,
  synonyms: z.string().max(10_000, 'Please use fewer synonyms'),
  summary: z.string().max(5000, 'Please use at most 5000 characters'),
})

/** Form with the name, synonyms and description of a condition. */
export function ConditionForm({
  initial,
  button,
  isBusy,
  onSave,
}: {
  initial: {
    readonly name: string
    readonly summary?: string | null | undefined
    readonly synonyms: readonly string[]
  }
  button: string
  isBusy: boolean
  onSave(input: ConditionInput): void
}) {
  const form = useForm({
    defaultValues: {
      name: initial.name,
      synonyms: initial.synonyms.join('\n'),
      summary: initial.summary ?? '',
    },
    resolver: schemaResolver(Schema),
    mode: 'all',
  })
  const save = form.handleSubmit(({ name, synonyms, summary }) =>
    onSave({
      name,
      summary: summary.trim() || null,
      synonyms: synonyms
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    }),
  )
  return (
    <form noValidate className={layout.stack} onSubmit={save}>
      <FormField control={form.control} name="name" required label="Name" />
      <FormTextField control={form.control} name="synonyms" label="Synonyms" hint="One on each line" />
      <FormTextField control={form.control} name="summary" label="Description" />
      <div className={layout.row}>
        <Button type="submit" look="primary" busy={isBusy}>
          {button}
        </Button>
      </div>
    </form>
  )
}
