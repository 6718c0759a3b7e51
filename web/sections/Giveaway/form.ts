import { optionalPicture, type SectionForm } from '../form.ts'
import type { Options } from './stored.ts'

export const form: SectionForm<typeof Options> = {
  label: 'Giveaway',
  group: 'forms',
  about: 'Something that readers can win.',
  sketch: 'M8 10h32v14H8zM24 10v14M8 10h32',
  isUnbuilt: true,
  note: "Readers can't enter a giveaway yet. Until then, the section announces it.",
  fields: [
    { path: 'heading', kind: 'line', label: 'Heading' },
    { path: 'html', kind: 'html', label: 'Text' },
    { path: 'endsOn', kind: 'date', label: 'Last day', hint: 'Optional', with: 'endsOn' },
    { path: 'rules', kind: 'line', label: 'Link to the rules', hint: 'Optional', with: 'rules' },
    ...optionalPicture,
  ],
}
