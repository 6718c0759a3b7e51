import { leadFields, type SectionForm } from '../form.ts'
import type { Options } from './stored.ts'

export const form: SectionForm<typeof Options> = {
  label: 'Email sign-up',
  group: 'forms',
  about: 'A form to sign up by email.',
  sketch: 'M4 8h26v12H4zM34 8h10v12H34z',
  isUnbuilt: true,
  note: "People can't sign up by email yet. Until then, the section shows only its heading and text.",
  fields: [
    { path: 'heading', kind: 'line', label: 'Heading' },
    { path: 'body', kind: 'text', label: 'Text', hint: 'Optional', with: 'body' },
    ...leadFields,
  ],
}
