import { itemFields, type SectionForm } from '../form.ts'
import type { Options } from './stored.ts'

export const form: SectionForm<typeof Options> = {
  label: 'Blocks',
  group: 'links',
  fields: [
    { path: 'heading', kind: 'line', label: 'Heading', hint: 'Optional', with: 'heading' },
    {
      path: 'blocks',
      kind: 'list',
      label: 'Blocks',
      entry: 'Block',
      least: 1,
      most: 12,
      fields: itemFields,
    },
  ],
}
