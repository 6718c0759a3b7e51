import type { SectionForm } from '../form.ts'
import type { Options } from './stored.ts'

export const form: SectionForm<typeof Options> = {
  label: 'Text',
  fields: [
    {
      path: 'html',
      kind: 'html',
      label: 'HTML',
      hint: 'Headings, paragraphs, lists, links, pictures and tables are kept. Anything else is removed, so check the preview.',
    },
  ],
}
