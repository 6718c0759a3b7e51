import { leadFields, type SectionForm } from '../form.ts'
import type { Options } from './stored.ts'

export const form: SectionForm<typeof Options> = {
  label: "Client's form",
  group: 'forms',
  about: 'The form of a client.',
  sketch: 'M4 4h40v7H4zM4 15h40v7H4z',
  isUnbuilt: true,
  note: "People can't fill in forms of clients yet. Until then, the section shows only its texts.",
  fields: [
    { path: 'client', kind: 'line', label: 'Client', hint: 'The company that gets the answers' },
    { path: 'heading', kind: 'line', label: 'Heading' },
    { path: 'body', kind: 'text', label: 'Text', hint: 'Optional', with: 'body' },
    { path: 'disclaimer', kind: 'text', label: 'Disclaimer', hint: 'Optional', with: 'disclaimer' },
    ...leadFields,
  ],
}
