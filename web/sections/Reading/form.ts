import { itemFields, type SectionForm } from '../form.ts'
import type { Options } from './stored.ts'

export const form: SectionForm<typeof Options> = {
  label: 'Further reading',
  group: 'links',
  about: 'A list of links for those who want to know more.',
  sketch: 'M4 6h3M12 6h30M4 14h3M12 14h26M4 22h3M12 22h30',
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
