import type { SectionForm } from '../form.ts'
import { bodyZones } from '../../../services/rules/sections/section-fields.ts'
import { zoneNames } from './zones.ts'
import type { Options } from './stored.ts'

const zoneOptions = bodyZones.map((zone) => ({ value: zone, label: zoneNames[zone] }))

export const form: SectionForm<typeof Options> = {
  label: 'Symptoms',
  group: 'forms',
  about: 'Parts of the body, each with its symptoms.',
  sketch: 'M24 8a3 3 0 1 0-.1 0M16 13h16M24 10v9M24 19l-5 7M24 19l5 7',
  note: "Readers can't answer questions about their symptoms yet. They open a part of the body and read about it.",
  fields: [
    { path: 'heading', kind: 'line', label: 'Heading' },
    { path: 'body', kind: 'text', label: 'Text', hint: 'Optional', with: 'body' },
    {
      path: 'zones',
      kind: 'list',
      label: 'Parts of the body',
      entry: 'Part',
      least: 1,
      most: 4,
      fields: [
        { path: 'zone', kind: 'choice', label: 'Part', options: zoneOptions },
        { path: 'html', kind: 'html', label: 'Text', hint: 'Its symptoms' },
      ],
    },
  ],
}
