import { examplePicture, type SectionExample } from '../example.ts'
import type { Options } from './stored.ts'

export const example: SectionExample<typeof Options> = {
  valid: {
    heading: 'A week in May',
    pictures: [
      { image: examplePicture('Tulips'), caption: 'Monday' },
      { image: examplePicture('Rain'), caption: 'Tuesday' },
      { image: examplePicture('Sun') },
    ],
  },
  invalid: {
    pictures: { pictures: [] },
    'pictures.0.image.url': { pictures: [{ image: { ...examplePicture(''), url: 'a.png' } }] },
  },
}
