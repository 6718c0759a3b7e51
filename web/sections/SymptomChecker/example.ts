import type { SectionExample } from '../example.ts'
import type { Options } from './stored.ts'

export const example: SectionExample<typeof Options> = {
  valid: {
    heading: 'Where does it hurt?',
    body: 'Choose a part of the body to read what members feel there.',
    zones: [
      { zone: 'head', html: '<ul><li>Headache</li><li>Dry eyes</li></ul>' },
      { zone: 'arms', html: '<p>Stiff fingers in the morning.</p>' },
    ],
  },
  invalid: {
    'zones.1.zone': {
      heading: 'Where?',
      zones: [
        { zone: 'head', html: '' },
        { zone: 'head', html: '' },
      ],
    },
    'zones.0.zone': { heading: 'Where?', zones: [{ zone: 'tail', html: '' }] },
  },
}
