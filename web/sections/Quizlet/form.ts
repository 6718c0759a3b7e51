import type { SectionForm } from '../form.ts'
import type { Options } from './stored.ts'

export const form: SectionForm<typeof Options> = {
  label: 'Single question',
  group: 'forms',
  note: "Readers' answers aren't counted yet. They can open the right answer.",
  fields: [
    { path: 'question', kind: 'line', label: 'Question' },
    { path: 'choices', kind: 'lines', label: 'Answers', hint: 'One per line' },
    { path: 'answer', kind: 'number', label: 'Number of the right answer', hint: '1 for the first' },
    { path: 'explanation', kind: 'text', label: 'Explanation', hint: 'Optional', with: 'explanation' },
  ],
}
