import t from 'tap'
import { openTypeAhead, optionFor } from './type-ahead.ts'

const options = ['Patient', 'Caregiver', 'Partner', 'Parent', 'Other'].map((label) => ({
  value: label,
  label,
  disabled: label === 'Other',
}))
const chosen = (typed: string, before: string | null = null) => optionFor(options, before, typed)?.value

t.test('Typed letters choose the first option that starts with them', async (t) => {
  t.equal(chosen('c'), 'Caregiver')
  t.equal(chosen('part'), 'Partner')
  t.equal(chosen('PARE'), 'Parent')
  t.equal(chosen('pâré'), 'Parent', 'with or without accents')
  t.equal(chosen('x'), undefined)
  t.equal(chosen('o'), undefined, 'not one that cannot be chosen')
})

t.test('A repeated letter cycles through the options that start with that letter', async (t) => {
  t.equal(chosen('p', 'Patient'), 'Partner')
  t.equal(chosen('pp', 'Partner'), 'Parent')
  t.equal(chosen('ppp', 'Parent'), 'Patient')
})

t.test('If another letter is typed, the chosen option stays chosen as long as it matches', async (t) => {
  t.equal(chosen('pa', 'Patient'), 'Patient')
  t.equal(chosen('par', 'Patient'), 'Partner')
})

t.test('A letter that is typed after a pause is not added to the letters typed before', async (t) => {
  const type = openTypeAhead()
  t.equal(type('p', 5000), 'p')
  t.equal(type('a', 5900), 'pa')
  t.equal(type('c', 7000), 'c')
})
