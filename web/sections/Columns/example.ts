import type { SectionExample } from '../example.ts'
import type { Options } from './stored.ts'

export const example: SectionExample<typeof Options> = {
  valid: {
    columns: [
      { heading: 'Morning', html: '<p>Stretch before you get up.</p>' },
      { heading: 'Evening', html: '<p>A warm bath helps <em>some</em> of us.</p>' },
    ],
  },
  invalid: { columns: { columns: [{ html: '<p>Alone</p>' }] } },
}
