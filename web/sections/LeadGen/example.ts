import type { SectionExample } from '../example.ts'
import type { Options } from './stored.ts'

export const example: SectionExample<typeof Options> = {
  valid: { heading: 'Stay in the know', body: 'News of the community, once a month.', campaign: 'spring' },
  invalid: { campaign: { heading: 'Stay in the know' } },
}
