import type { SectionExample } from '../example.ts'
import type { Options } from './stored.ts'

export const example: SectionExample<typeof Options> = {
  valid: {
    caption: 'What helped, by members',
    columns: ['Remedy', 'Helped', 'Did not help', 'Stopped it', 'Notes'],
    rows: [
      { cells: ['Warm baths', '41', '12', '3', 'In the evening'] },
      { cells: ['Stretching', '38', '9', '5'] },
      { cells: ['Cold packs', '17', '30', '11', 'Not for everybody'] },
    ],
  },
  invalid: {
    'rows.0.cells': { caption: 'Too wide', columns: ['One', 'Two'], rows: [{ cells: ['1', '2', '3'] }] },
  },
}
