import type { SectionExample } from '../example.ts'
import type { Options } from './stored.ts'

export const example: SectionExample<typeof Options> = {
  valid: {
    question: 'How many joints has a hand?',
    choices: ['17', '27', '37'],
    answer: 2,
    explanation: 'The wrist has eight bones.',
  },
  invalid: { answer: { question: 'How many?', choices: ['17', '27'], answer: 3 } },
}
