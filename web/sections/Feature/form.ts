import { picture, type SectionForm } from '../form.ts'
import type { Options } from './stored.ts'

export const form: SectionForm<typeof Options> = {
  label: 'Feature',
  group: 'text',
  about: 'A large picture with heading, text and a link.',
  sketch: 'M4 4h18v20H4zM27 7h17M27 13h17M27 21h9',
  fields: [
    { path: 'heading', kind: 'line', label: 'Heading' },
    { path: 'body', kind: 'text', label: 'Text', hint: 'Optional', with: 'body' },
    ...picture,
    { path: 'url', kind: 'line', label: 'Link', hint: 'Optional', with: 'url' },
    { path: 'button', kind: 'line', label: 'Link label', hint: 'Default: Read more', with: 'button' },
  ],
}
