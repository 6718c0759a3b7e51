import type { SectionForm } from '../form.ts'
import type { Options } from './stored.ts'

export const form: SectionForm<typeof Options> = {
  label: 'Text',
  group: 'text',
  fields: [
    {
      path: 'html',
      kind: 'html',
      label: 'Text',
      hint: 'Start a line with ## for a heading, - for a list or > for a quote. Alt+F10 leads to the buttons.',
    },
  ],
}
