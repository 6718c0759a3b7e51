import { test } from 'tap'
import { optionsOf } from './options.ts'

const sclerosis = { id: '1', slug: 'a', name: 'Primary lateral sclerosis', synonyms: ['PLS'] }
const papillon = { id: '2', slug: 'b', name: 'Papillon-Lefèvre syndrome', synonyms: ['PLS', 'Keratosis'] }

test('an abbreviation that several diseases have is a choice for each, with its full name', async (t) => {
  t.same(
    optionsOf([sclerosis, papillon], 'pls').map(({ id, name, label }) => [id, name, label]),
    [
      ['1', 'PLS', 'PLS (Primary lateral sclerosis)'],
      ['1', 'Primary lateral sclerosis', 'Primary lateral sclerosis'],
      ['2', 'PLS', 'PLS (Papillon-Lefèvre syndrome)'],
      ['2', 'Papillon-Lefèvre syndrome', 'Papillon-Lefèvre syndrome'],
    ],
  )
})

test('only synonyms that the search means are choices, and every choice is unique', async (t) => {
  t.same(
    optionsOf([papillon], 'papilon').map(({ label }) => label),
    ['Papillon-Lefèvre syndrome'],
  )
  const values = optionsOf([sclerosis, papillon], 'PLS').map(({ value }) => value)
  t.equal(new Set(values).size, values.length)
})
