import { picture, type SectionForm } from '../form.ts'
import type { Options } from './stored.ts'

export const form: SectionForm<typeof Options> = {
  label: 'Picture',
  group: 'text',
  about: 'One picture with a caption.',
  sketch: 'M6 3h36v18H6zM6 18l11-8 8 6 6-4 11 7M34 8h.1M12 26h24',
  fields: [
    ...picture,
    { path: 'caption', kind: 'line', label: 'Caption', hint: 'Optional', with: 'caption' },
    { path: 'url', kind: 'line', label: 'Link', hint: 'Optional', with: 'url' },
  ],
}
