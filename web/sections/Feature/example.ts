import { examplePicture, type SectionExample } from '../example.ts'
import type { Options } from './stored.ts'

export const example: SectionExample<typeof Options> = {
  valid: {
    heading: 'Walking with a stick',
    body: 'Three members on the day they bought theirs.',
    image: examplePicture('A stick at a door'),
    url: '/forums',
  },
  invalid: { 'image.height': { heading: 'Walking', image: { ...examplePicture(''), height: 0 } } },
}
