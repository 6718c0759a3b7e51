import type { SectionExample } from '../example.ts'
import type { Options } from './stored.ts'

export const example: SectionExample<typeof Options> = {
  valid: {
    client: 'Soft Shoes',
    heading: 'Ask for a sample',
    disclaimer: 'Soft Shoes pays for this section.',
    campaign: 'shoes',
  },
  invalid: { client: { heading: 'Ask for a sample', campaign: 'shoes' } },
}
