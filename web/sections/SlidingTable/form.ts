import type { SectionForm } from '../form.ts'
import type { Options } from './stored.ts'

export const form: SectionForm<typeof Options> = {
  label: 'Table',
  group: 'text',
  about: 'Rows and columns, which slide sideways on a phone.',
  sketch: 'M4 4h40v20H4zM4 11h40M4 17h40M17 4v20M31 4v20',
  fields: [
    { path: 'caption', kind: 'line', label: 'Caption' },
    { path: 'columns', kind: 'lines', label: 'Column headings', hint: 'One per line' },
    {
      path: 'rows',
      kind: 'list',
      label: 'Rows',
      entry: 'Row',
      least: 1,
      most: 100,
      fields: [
        {
          path: 'cells',
          kind: 'lines',
          label: 'Cells',
          hint: 'One per line; the first is the heading of the row',
        },
      ],
    },
  ],
}
