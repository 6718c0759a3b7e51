import type { SectionForm } from '../form.ts'
import type { Options } from './stored.ts'

export const form: SectionForm<typeof Options> = {
  label: 'Invitation to start a thread',
  group: 'community',
  fields: [
    { path: 'heading', kind: 'line', label: 'Heading' },
    { path: 'body', kind: 'text', label: 'Text', hint: 'Optional', with: 'body' },
    { path: 'button', kind: 'line', label: 'Button', hint: 'Default: Start a thread', with: 'button' },
    {
      path: 'category',
      kind: 'line',
      label: 'Category',
      hint: 'Optional. The end of its address.',
      with: 'category',
    },
  ],
}
