import type { SectionForm } from '../form.ts'
import type { Options } from './stored.ts'

export const form: SectionForm<typeof Options> = {
  label: 'Threads',
  group: 'community',
  about: 'The latest threads of the forums.',
  sketch: 'M4 4h26v9H4zM12 17h32v8H12zM9 9h12M17 21h16',
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
