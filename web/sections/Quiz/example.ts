import type { SectionExample } from '../example.ts'
import type { Options } from './stored.ts'

export const example: SectionExample<typeof Options> = {
  valid: { title: 'How well do you know your joints?', body: 'Seven questions.', url: '/quizzes/joints' },
  invalid: { title: { body: 'Seven questions.' } },
}
