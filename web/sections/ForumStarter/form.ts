import type { SectionForm } from '../form.ts'
import type { Options } from './stored.ts'

export const form: SectionForm<typeof Options> = {
  label: 'Invitation to start a thread',
  group: 'community',
  about: 'An invitation to ask the community.',
  sketch: 'M4 4h40v16H24l-6 5v-5H4zM24 8v8M20 12h8',
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
