import type { SectionExample } from '../example.ts'
import type { Options } from './stored.ts'

export const example: SectionExample<typeof Options> = {
  valid: { question: 'How did you sleep?', choices: ['Well', 'Badly', 'Not at all'] },
  invalid: { choices: { question: 'How did you sleep?', choices: ['Well'] } },
}
