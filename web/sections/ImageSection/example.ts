import { examplePicture, type SectionExample } from '../example.ts'
import type { Options } from './stored.ts'

export const example: SectionExample<typeof Options> = {
  valid: { image: examplePicture('A path in the woods'), caption: 'Two miles, twice a week' },
  invalid: { 'image.url': { image: { ...examplePicture(''), url: 'https://tracker.example/a.png' } } },
}
