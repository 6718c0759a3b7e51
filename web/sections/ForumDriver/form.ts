import type { SectionForm } from '../form.ts'
import type { Options } from './stored.ts'

export const form: SectionForm<typeof Options> = {
  label: 'Forum link',
  group: 'community',
  about: 'An invitation to read the forums.',
  sketch: 'M4 4h40v20H4zM12 10h24M17 18h14',
  fields: [
    { path: 'heading', kind: 'line', label: 'Heading' },
    { path: 'body', kind: 'text', label: 'Text', hint: 'Optional', with: 'body' },
    { path: 'button', kind: 'line', label: 'Button', hint: 'Default: Read the forums', with: 'button' },
    { path: 'url', kind: 'line', label: 'Link', hint: 'Default: the forums', with: 'url' },
  ],
}
