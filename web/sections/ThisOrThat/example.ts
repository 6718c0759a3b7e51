import { examplePicture, type SectionExample } from '../example.ts'
import type { Options } from './stored.ts'

export const example: SectionExample<typeof Options> = {
  valid: {
    question: 'Tea or coffee?',
    first: { label: 'Tea', image: examplePicture('') },
    second: { label: 'Coffee', image: examplePicture('') },
  },
  invalid: { 'second.label': { question: 'Tea?', first: { label: 'Tea' }, second: { label: '' } } },
}
