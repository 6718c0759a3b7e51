import { optionalPictureAt, type SectionForm } from '../form.ts'
import type { Options } from './stored.ts'

export const form: SectionForm<typeof Options> = {
  label: 'This or that',
  group: 'forms',
  about: 'Two answers, of which readers choose one.',
  sketch: 'M4 5h17v18H4zM27 5h17v18H27z',
  isUnbuilt: true,
  note: "Readers can't vote yet. Until then, the section shows the question and both answers.",
  fields: [
    { path: 'question', kind: 'line', label: 'Question' },
    { path: 'first.label', kind: 'line', label: 'First answer' },
    ...optionalPictureAt('first.image'),
    { path: 'second.label', kind: 'line', label: 'Second answer' },
    ...optionalPictureAt('second.image'),
  ],
}
