import { examplePicture, type SectionExample } from '../example.ts'
import type { Options } from './stored.ts'

export const example: SectionExample<typeof Options> = {
  valid: {
    title: 'Five stretches in bed',
    url: 'https://video.example/stretches',
    image: examplePicture('A bed by a window'),
  },
  invalid: { url: { title: 'Stretches', url: 'javascript:alert(1)', image: examplePicture('') } },
}
