import { itemFields, type SectionForm } from '../form.ts'
import type { Options } from './stored.ts'

export const form: SectionForm<typeof Options> = {
  label: 'Top articles',
  group: 'links',
  about: 'The articles that you choose, with their pictures.',
  sketch: 'M4 4h12v8H4zM20 6h22M20 11h14M4 16h12v8H4zM20 18h22M20 23h14',
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
