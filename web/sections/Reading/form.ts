import { itemFields, type SectionForm } from '../form.ts'
import type { Options } from './stored.ts'

export const form: SectionForm<typeof Options> = {
  label: 'Further reading',
  group: 'links',
  fields: [
    { path: 'heading', kind: 'line', label: 'Heading' },
    {
      path: 'items',
      kind: 'list',
      label: 'Links',
      entry: 'Link',
      least: 1,
      most: 20,
      fields: itemFields,
    },
  ],
}
