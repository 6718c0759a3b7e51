import { examplePicture, type SectionExample } from '../example.ts'
import type { Options } from './stored.ts'

export const example: SectionExample<typeof Options> = {
  valid: {
    title: 'Breathing spaces',
    url: '/forums',
    label: 'Recommended Article',
    image: examplePicture(''),
  },
  invalid: { url: { title: 'Go', url: '//evil.example' } },
}
