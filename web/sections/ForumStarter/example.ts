import type { SectionExample } from '../example.ts'
import type { Options } from './stored.ts'

export const example: SectionExample<typeof Options> = {
  valid: { heading: 'What was your first sign?', body: 'Others ask themselves the same.' },
  invalid: { heading: { button: 'Start' } },
}
