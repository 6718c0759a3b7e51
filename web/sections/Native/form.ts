import { linkHint, optionalPicture, type SectionForm } from '../form.ts'
import type { Options } from './stored.ts'

export const form: SectionForm<typeof Options> = {
  label: 'Sponsored teaser',
  group: 'forms',
  about: 'A teaser of an advertiser, marked as sponsored.',
  sketch: 'M4 4h40v20H4zM9 9h10v10H9zM24 10h15',
  isUnbuilt: true,
  note: "Advertisers can't book this space yet. It shows the teaser that you write here, marked as sponsored.",
  fields: [
    { path: 'sponsor', kind: 'line', label: 'Sponsor' },
    { path: 'title', kind: 'line', label: 'Title' },
    { path: 'url', kind: 'line', label: 'Link', hint: linkHint },
    { path: 'body', kind: 'text', label: 'Text', hint: 'Optional', with: 'body' },
    ...optionalPicture,
  ],
}
