import { examplePicture, type SectionExample } from '../example.ts'
import type { Options } from './stored.ts'

export const example: SectionExample<typeof Options> = {
  valid: { size: 'leaderboard', image: examplePicture('Walk with us in May'), url: '/forums' },
  invalid: { size: { size: 'huge' }, 'image.alt': { image: examplePicture(''), url: '/forums' } },
}
