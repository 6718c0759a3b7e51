import { picture, type SectionForm } from '../form.ts'
import type { Options } from './stored.ts'

export const form: SectionForm<typeof Options> = {
  label: 'Gallery',
  group: 'text',
  about: 'Several pictures, each with a caption.',
  sketch: 'M3 4h12v14H3zM18 4h12v14H18zM33 4h12v14H33zM3 23h8M18 23h8M33 23h8',
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
