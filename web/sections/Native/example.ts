import { examplePicture, type SectionExample } from '../example.ts'
import type { Options } from './stored.ts'

export const example: SectionExample<typeof Options> = {
  valid: {
    sponsor: 'Soft Shoes',
    title: 'Shoes for stiff ankles',
    url: 'https://example.org/',
    image: examplePicture(''),
  },
  invalid: { sponsor: { title: 'Shoes', url: '/shoes' } },
}
