import type { SectionForm } from '../form.ts'
import type { Options } from './stored.ts'

export const form: SectionForm<typeof Options> = {
  label: 'Recommendations',
  group: 'links',
  about: 'Articles like this one, found for you.',
  sketch: 'M4 5h12v12H4zM18 5h12v12H18zM32 5h12v12H32zM4 22h9M18 22h9M32 22h9',
  fields: [
    {
      path: 'heading',
      kind: 'line',
      label: 'Heading',
      hint: 'Default: Recommended for you',
      with: 'heading',
    },
    { path: 'limit', kind: 'number', label: 'Number of teasers', hint: 'Default: 2', with: 'limit' },
    {
      path: 'docResultType',
      kind: 'line',
      label: 'Only of this type',
      hint: 'Optional. For example, THREAD.',
      with: 'docResultType',
    },
    {
      path: 'assocId',
      kind: 'line',
      label: 'Like the item with this id',
      hint: 'Optional. Without it, recent items are shown.',
      with: 'assocId',
    },
    {
      path: 'assocType',
      kind: 'line',
      label: 'Type of that item',
      hint: 'For example, THREAD',
      with: 'assocId',
    },
  ],
}
