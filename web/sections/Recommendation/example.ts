import type { SectionExample } from '../example.ts'
import type { Options } from './stored.ts'

export const example: SectionExample<typeof Options> = {
  valid: { heading: 'More like this', limit: 3 },
  invalid: { limit: { limit: 100 } },
}
