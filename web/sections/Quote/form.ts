import type { SectionForm } from '../form.ts'
import type { Options } from './stored.ts'

export const form: SectionForm<typeof Options> = {
  label: 'Quote',
  group: 'text',
  fields: [
    { path: 'text', kind: 'text', label: 'Quote text' },
    { path: 'author', kind: 'line', label: 'Attribution', hint: 'Optional', with: 'author' },
  ],
}
