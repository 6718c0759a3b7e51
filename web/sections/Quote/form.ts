import type { SectionForm } from '../form.ts'
import type { Options } from './stored.ts'

export const form: SectionForm<typeof Options> = {
  label: 'Quote',
  fields: [
    { path: 'text', kind: 'text', label: 'Quote text' },
    { path: 'author', kind: 'line', label: 'Attribution', hint: 'Optional', with: 'author' },
  ],
}
