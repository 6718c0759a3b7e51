import { examplePicture, type SectionExample } from '../example.ts'
import type { Options } from './stored.ts'

export const example: SectionExample<typeof Options> = {
  valid: {
    heading: 'Popular',
    blocks: [
      { title: 'Pacing', url: '/forums', label: 'Featured Collection', image: examplePicture('') },
      { title: 'Sleep', url: '/forums', body: 'Nights that work.', image: examplePicture('') },
    ],
  },
  invalid: { 'blocks.0.url': { heading: 'Read on', blocks: [{ title: 'Go', url: 'javascript:alert(1)' }] } },
}
