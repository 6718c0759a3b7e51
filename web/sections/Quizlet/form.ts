import type { SectionForm } from '../form.ts'
import type { Options } from './stored.ts'

export const form: SectionForm<typeof Options> = {
  label: 'Single question',
  group: 'forms',
  about: 'A question of which readers open the answer.',
  sketch: 'M4 5h28M8 12h2M14 12h18M8 18h2M14 18h18M8 24h2M14 24h18',
  note: "Readers' answers aren't counted yet. They can open the right answer.",
  fields: [
    { path: 'question', kind: 'line', label: 'Question' },
    { path: 'choices', kind: 'lines', label: 'Answers', hint: 'One per line' },
    { path: 'answer', kind: 'number', label: 'Number of the right answer', hint: '1 for the first' },
    { path: 'explanation', kind: 'text', label: 'Explanation', hint: 'Optional', with: 'explanation' },
  ],
}
