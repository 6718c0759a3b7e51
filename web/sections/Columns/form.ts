import type { SectionForm } from '../form.ts'
import type { Options } from './stored.ts'

export const form: SectionForm<typeof Options> = {
  label: 'Columns',
  group: 'text',
  about: 'Two to four texts beside each other.',
  sketch: 'M4 5h12M4 11h12M4 17h12M4 23h8M20 5h10M20 11h10M20 17h10M34 5h10M34 11h10M34 17h10',
  fields: [
    {
      path: 'columns',
      kind: 'list',
      label: 'Columns',
      entry: 'Column',
      least: 2,
      most: 4,
      fields: [
        { path: 'heading', kind: 'line', label: 'Heading', hint: 'Optional', with: 'heading' },
        { path: 'html', kind: 'html', label: 'Text' },
      ],
    },
  ],
}
