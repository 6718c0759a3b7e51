import { optionalPicture, type SectionForm } from '../form.ts'
import type { Options } from './stored.ts'

export const form: SectionForm<typeof Options> = {
  label: 'Teaser',
  group: 'links',
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
