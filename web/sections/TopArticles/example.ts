import { examplePicture, type SectionExample } from '../example.ts'
import type { Options } from './stored.ts'

export const example: SectionExample<typeof Options> = {
  valid: {
    heading: 'Most read',
    articles: [
      { title: 'Pacing', url: '/forums' },
      { title: 'Sleep', url: '/forums', image: examplePicture('') },
    ],
  },
  invalid: {
    'articles.0.url': { heading: 'Read on', articles: [{ title: 'Go', url: 'javascript:alert(1)' }] },
  },
}
