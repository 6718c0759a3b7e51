import type { SectionForm } from '../form.ts'
import type { Options } from './stored.ts'

export const form: SectionForm<typeof Options> = {
  label: 'Heading and text',
  group: 'text',
  about: 'A heading with a short text below it.',
  sketch: 'M4 6h22M4 7h22M4 14h40M4 20h34',
  fields: [
    { path: 'heading', kind: 'line', label: 'Heading' },
    {
      path: 'html',
      kind: 'html',
      label: 'Text',
      hint: 'Paragraphs, lists, links and pictures are kept. Anything else is removed, so check the preview.',
    },
    { path: 'url', kind: 'line', label: 'Link', hint: 'Optional', with: 'url' },
    { path: 'button', kind: 'line', label: 'Link label', hint: 'Default: Read more', with: 'button' },
  ],
}
