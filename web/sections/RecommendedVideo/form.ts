import { videoFields, type SectionForm } from '../form.ts'
import type { Options } from './stored.ts'

export const form: SectionForm<typeof Options> = {
  label: 'Video',
  group: 'text',
  about: 'A video that starts when it is pressed.',
  sketch: 'M6 3h36v22H6zM20 9l10 5-10 5z',
  fields: [
    { path: 'title', kind: 'line', label: 'Title' },
    { path: 'body', kind: 'text', label: 'Text', hint: 'Optional', with: 'body' },
    ...videoFields,
  ],
}
