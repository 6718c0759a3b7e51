import { itemFields, type SectionForm } from '../form.ts'
import type { Options } from './stored.ts'

export const form: SectionForm<typeof Options> = {
  label: 'Blocks',
  group: 'links',
  about: 'Large and small links to pages, in blocks.',
  sketch: 'M4 4h24v20H4zM32 4h12v8H32zM32 16h12v8H32z',
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
