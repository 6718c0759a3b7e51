import type { SectionForm } from '../form.ts'
import type { Options } from './stored.ts'

export const form: SectionForm<typeof Options> = {
  label: 'Text',
  group: 'text',
  about: 'Paragraphs, headings, lists and links.',
  sketch: 'M4 5h40M4 11h40M4 17h40M4 23h26',
  fields: [
    {
      path: 'html',
      kind: 'html',
      label: 'Text',
      hint: 'Start a line with ## for a heading, - for a list or > for a quote. Alt+F10 leads to the buttons.',
    },
  ],
}
