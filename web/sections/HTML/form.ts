import type { SectionForm } from '../form.ts'
import type { Options } from './stored.ts'

export const form: SectionForm<typeof Options> = {
  label: 'Text',
  fields: [
    {
      path: 'html',
      kind: 'html',
      label: 'HTML',
      hint: 'Headings, paragraphs, lists, links, pictures, tables. Anything else is removed; check the preview.',
    },
  ],
}
