import type { SectionForm } from '../form.ts'
import type { Options } from './stored.ts'

export const form: SectionForm<typeof Options> = {
  label: 'Columns',
  group: 'text',
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
