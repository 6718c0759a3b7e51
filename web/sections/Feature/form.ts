import { picture, type SectionForm } from '../form.ts'
import type { Options } from './stored.ts'

export const form: SectionForm<typeof Options> = {
  label: 'Feature',
  group: 'text',
  fields: [
    { path: 'heading', kind: 'line', label: 'Heading' },
    { path: 'body', kind: 'text', label: 'Text', hint: 'Optional', with: 'body' },
    ...picture,
    { path: 'url', kind: 'line', label: 'Link', hint: 'Optional', with: 'url' },
    { path: 'button', kind: 'line', label: 'Link label', hint: 'Default: Read more', with: 'button' },
  ],
}
