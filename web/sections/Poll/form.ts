import type { SectionForm } from '../form.ts'
import type { Options } from './stored.ts'

export const form: SectionForm<typeof Options> = {
  label: 'Poll',
  group: 'forms',
  about: 'A question on which readers vote.',
  sketch: 'M4 6h30M4 14h38M4 22h20',
  isUnbuilt: true,
  note: "Readers can't vote yet. Until then, the section shows the question and its answers.",
  fields: [
    { path: 'question', kind: 'line', label: 'Question' },
    { path: 'choices', kind: 'lines', label: 'Answers', hint: 'One per line' },
    {
      path: 'legacyPollId',
      kind: 'line',
      label: 'Id of an older poll',
      hint: 'Optional',
      with: 'legacyPollId',
    },
    {
      path: 'engagementType',
      kind: 'line',
      label: 'Type of the vote',
      hint: 'Optional',
      with: 'engagementType',
    },
    { path: 'engagementId', kind: 'line', label: 'Id of the vote', hint: 'Optional', with: 'engagementId' },
  ],
}
