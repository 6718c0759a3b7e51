import type { SectionForm } from '../form.ts'
import type { Options } from './stored.ts'

export const form: SectionForm<typeof Options> = {
  label: 'Quote',
  group: 'text',
  about: 'Words of a person, set apart, with a name.',
  sketch: 'M8 5v14M14 7h28M14 13h24M14 21h12',
  fields: [
    { path: 'text', kind: 'text', label: 'Quote text' },
    { path: 'author', kind: 'line', label: 'Attribution', hint: 'Optional', with: 'author' },
  ],
}
