import { videoFields, type SectionForm } from '../form.ts'
import type { Options } from './stored.ts'

export const form: SectionForm<typeof Options> = {
  label: 'Video and text',
  group: 'text',
  fields: [
    { path: 'heading', kind: 'line', label: 'Heading' },
    { path: 'html', kind: 'html', label: 'Text' },
    ...videoFields,
  ],
}
