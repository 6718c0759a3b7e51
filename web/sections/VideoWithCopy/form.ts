import { videoFields, type SectionForm } from '../form.ts'
import type { Options } from './stored.ts'

export const form: SectionForm<typeof Options> = {
  label: 'Video and text',
  group: 'text',
  about: 'A video beside a text.',
  sketch: 'M4 5h18v16H4zM11 9l6 4-6 4zM27 7h17M27 13h17M27 19h10',
  fields: [
    { path: 'heading', kind: 'line', label: 'Heading' },
    { path: 'html', kind: 'html', label: 'Text' },
    ...videoFields,
  ],
}
