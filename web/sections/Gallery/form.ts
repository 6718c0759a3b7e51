import { picture, type SectionForm } from '../form.ts'
import type { Options } from './stored.ts'

export const form: SectionForm<typeof Options> = {
  label: 'Gallery',
  group: 'text',
  fields: [
    { path: 'heading', kind: 'line', label: 'Heading', hint: 'Optional', with: 'heading' },
    {
      path: 'pictures',
      kind: 'list',
      label: 'Pictures',
      entry: 'Picture',
      least: 1,
      most: 60,
      fields: [
        ...picture,
        { path: 'caption', kind: 'line', label: 'Caption', hint: 'Optional', with: 'caption' },
      ],
    },
  ],
}
