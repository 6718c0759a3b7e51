import { picture, type SectionForm } from '../form.ts'
import type { Options } from './stored.ts'

export const form: SectionForm<typeof Options> = {
  label: 'Picture',
  group: 'text',
  fields: [
    ...picture,
    { path: 'caption', kind: 'line', label: 'Caption', hint: 'Optional', with: 'caption' },
    { path: 'url', kind: 'line', label: 'Link', hint: 'Optional', with: 'url' },
  ],
}
