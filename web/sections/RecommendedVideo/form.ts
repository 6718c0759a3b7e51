import { videoFields, type SectionForm } from '../form.ts'
import type { Options } from './stored.ts'

export const form: SectionForm<typeof Options> = {
  label: 'Video',
  group: 'text',
  fields: [
    { path: 'title', kind: 'line', label: 'Title' },
    { path: 'body', kind: 'text', label: 'Text', hint: 'Optional', with: 'body' },
    ...videoFields,
  ],
}
