import { optionalPicture, type SectionForm } from '../form.ts'
import type { Options } from './stored.ts'

export const form: SectionForm<typeof Options> = {
  label: 'Quiz',
  group: 'forms',
  about: 'A link to a quiz.',
  sketch: 'M10 4h28v20H10zM20 14l3 3 6-6',
  isUnbuilt: true,
  note: 'There are no pages of quizzes yet. The link to one appears when they exist.',
  fields: [
    { path: 'title', kind: 'line', label: 'Title' },
    { path: 'body', kind: 'text', label: 'Text', hint: 'Optional', with: 'body' },
    { path: 'url', kind: 'line', label: 'Page of the quiz', hint: 'Optional', with: 'url' },
    ...optionalPicture,
  ],
}
