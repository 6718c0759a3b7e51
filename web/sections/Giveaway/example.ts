import type { SectionExample } from '../example.ts'
import type { Options } from './stored.ts'

export const example: SectionExample<typeof Options> = {
  valid: {
    heading: 'Win a heat pad',
    html: '<p>Three heat pads for three members.</p>',
    endsOn: '2027-01-31',
    rules: '/community-rules',
  },
  invalid: { endsOn: { heading: 'Win', html: '', endsOn: 'soon' } },
}
