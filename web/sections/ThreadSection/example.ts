import type { SectionExample } from '../example.ts'
import type { Options } from './stored.ts'

export const example: SectionExample<typeof Options> = {
  valid: { heading: 'People talk about', limit: 2 },
  invalid: { limit: { limit: 0 } },
}
