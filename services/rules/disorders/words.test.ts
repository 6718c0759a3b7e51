import { test } from 'tap'
import { byImportance, firstSentence, inheritanceWords, onsetWords, prevalenceWords } from './words.ts'

test('a frequency is a sentence with people, the place and the range of the source', async (t) => {
  const words = (range: string, measure = 'Point prevalence') =>
    prevalenceWords({ class: range, geographic: 'Europe', measure })
  t.equal(words('1-5 / 10 000'), 'Europe: 1 to 5 people in 10,000 have it (1-5 / 10 000).')
  t.equal(words('<1 / 1 000 000'), 'Europe: fewer than 1 person in a million has it (<1 / 1 000 000).')
  t.equal(
    words('1-9 / 100 000', 'Prevalence at birth'),
    'Europe: 1 to 9 babies in 100,000 are born with it (1-9 / 100 000).',
  )
})

test('the whole world comes before single countries, and people before births', async (t) => {
  const of = (geographic: string, measure: string) => ({ class: '', geographic, measure })
  const [births, people, norway] = [
    of('Worldwide', 'Prevalence at birth'),
    of('Worldwide', 'Point prevalence'),
    of('Norway', 'Point prevalence'),
  ]
  t.same([norway, births, people].toSorted(byImportance), [people, births, norway])
})

test('ages of onset and inheritance are sentences', async (t) => {
  t.equal(onsetWords(['Infancy', 'Adult']), 'It usually begins before the second birthday or in adulthood.')
  t.equal(onsetWords(['All ages', 'Adult']), 'It usually begins at any age.')
  t.match(
    inheritanceWords('Autosomal recessive'),
    /^Autosomal recessive: a child gets it only if both parents/,
  )
  t.equal(inheritanceWords('Other'), 'Other.')
})

test('the first sentence of a summary ends before the next one begins', async (t) => {
  t.equal(
    firstSentence('A rare disease caused by E. coli bacteria in water. It is mild.'),
    'A rare disease caused by E. coli bacteria in water.',
  )
  t.equal(firstSentence('No full stop'), 'No full stop')
})
