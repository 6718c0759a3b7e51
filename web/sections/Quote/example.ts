import type { SectionExample } from '../example.ts'
import type { Options } from './stored.ts'

export const example: SectionExample<typeof Options> = {
  valid: { text: 'One day at a time.', author: 'Ana' },
  invalid: { text: { text: ' ' } },
}
