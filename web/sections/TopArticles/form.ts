import { itemFields, type SectionForm } from '../form.ts'
import type { Options } from './stored.ts'

export const form: SectionForm<typeof Options> = {
  label: 'Top articles',
  group: 'links',
  fields: [
    { path: 'heading', kind: 'line', label: 'Heading' },
    {
      path: 'articles',
      kind: 'list',
      label: 'Articles',
      entry: 'Article',
      least: 1,
      most: 10,
      fields: itemFields,
    },
  ],
}
