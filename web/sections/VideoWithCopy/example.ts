import { examplePicture, type SectionExample } from '../example.ts'
import type { Options } from './stored.ts'

export const example: SectionExample<typeof Options> = {
  valid: {
    heading: 'How to use a stick',
    html: '<p>On the side that does <b>not</b> hurt.</p>',
    url: '/uploads/stick.mp4',
    image: examplePicture('A stick'),
  },
  invalid: {
    url: { heading: 'How', html: '', url: '#top', image: examplePicture('') },
    'image.url': {
      heading: 'How',
      html: '',
      url: '/a.mp4',
      image: { ...examplePicture(''), url: 'https://tracker.example/a.png' },
    },
  },
}
