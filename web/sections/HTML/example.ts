import type { SectionExample } from '../example.ts'
import type { Options } from './stored.ts'

export const example: SectionExample<typeof Options> = {
  valid: { html: '<h2>Before your visit</h2><ul><li>Write down your questions.</li></ul>' },
  invalid: { html: { html: 7 } },
}
