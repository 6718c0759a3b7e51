import type { SectionExample } from '../example.ts'
import type { Options } from './stored.ts'

export const example: SectionExample<typeof Options> = {
  valid: {
    heading: 'Further reading',
    items: [
      { title: 'Pacing', url: '/forums', body: 'How to plan a week.' },
      { title: 'National health library', url: 'https://example.org/' },
    ],
  },
  invalid: { 'items.0.url': { heading: 'Read on', items: [{ title: 'Go', url: 'javascript:alert(1)' }] } },
}
