import type { SectionForm } from '../form.ts'
import type { Options } from './stored.ts'

export const form: SectionForm<typeof Options> = {
  label: 'Threads',
  group: 'community',
  fields: [
    { path: 'heading', kind: 'line', label: 'Heading', hint: 'Default: From the forums', with: 'heading' },
    { path: 'limit', kind: 'number', label: 'Number of threads', hint: 'Default: 3', with: 'limit' },
    {
      path: 'category',
      kind: 'line',
      label: 'Only of this category',
      hint: 'Optional. The end of its address.',
      with: 'category',
    },
    { path: 'tag', kind: 'line', label: 'Only with this tag', hint: 'Optional', with: 'tag' },
  ],
}
