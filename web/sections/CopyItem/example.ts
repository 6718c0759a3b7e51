import type { SectionExample } from '../example.ts'
import type { Options } from './stored.ts'

export const example: SectionExample<typeof Options> = {
  valid: {
    heading: 'Rest is care',
    html: '<p>Nobody heals on <b>empty</b>.</p>',
    url: '/forums',
    button: 'Read more',
  },
  invalid: { heading: { html: '' }, url: { heading: 'Go', html: '', url: 'javascript:alert(1)' } },
}
