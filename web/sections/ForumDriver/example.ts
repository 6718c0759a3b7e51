import type { SectionExample } from '../example.ts'
import type { Options } from './stored.ts'

export const example: SectionExample<typeof Options> = {
  valid: { heading: 'You are not the only one', body: 'Ask people who have been there.' },
  invalid: { heading: { body: 'Without a heading' } },
}
