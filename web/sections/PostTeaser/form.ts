import { optionalPicture, type SectionForm } from '../form.ts'
import type { Options } from './stored.ts'

export const form: SectionForm<typeof Options> = {
  label: 'Teaser',
  group: 'links',
  about: 'A link to a page, with picture and text.',
  sketch: 'M4 4h40v20H4zM9 9h10v10H9zM24 10h15M24 16h11',
  fields: [
    { path: 'title', kind: 'line', label: 'Title' },
    { path: 'url', kind: 'line', label: 'Link', hint: 'A path or an address starting with https://' },
    {
      path: 'label',
      kind: 'line',
      label: 'Label',
      hint: 'Optional. For example, Recommended Article or Sponsored.',
      with: 'label',
    },
    { path: 'body', kind: 'text', label: 'Excerpt', hint: 'Optional', with: 'body' },
    ...optionalPicture,
  ],
}
