import { test } from 'tap'
import { missedTerm, namesIn } from './missed.ts'

test('searches that differ only in letters, signs or spaces are one term', (t) => {
  const spellings = ['Turmeric latte', '  turmeric   LATTE ', '"turmeric latte"', 'Túrmeric-latte!']
  t.same(new Set(spellings.map(missedTerm)), new Set(['turmeric latte']))
  t.equal(missedTerm('vitamin b12 4000 IU'), null, 'six digits')
  t.equal(missedTerm('vitamin b12 40 IU'), 'vitamin b12 40 iu')
  t.end()
})

for (const [what, search] of [
  ['an e-mail address', 'ada@example.org'],
  ['an e-mail address in wide letters', 'ada＠example.org'],
  ['a handle', '@ada'],
  ['a web address', 'https://example.org/ada'],
  ['a host name', 'example.org'],
  ['a phone number', '+1 (555) 01'],
  ['a date of birth', '12.03.1984'],
  ['more than 60 characters', 'why does my left knee hurt since my husband left me in march ?'],
  ['more than ten words', 'a b c d e f g h i j k'],
  ['only digits and signs', '??? 42'],
  ['one letter', 'x'],
  ['nothing', '   '],
] as const)
  test(`a search that is ${what} is never stored`, (t) => {
    t.equal(missedTerm(search), null)
    t.end()
  })

test('names are looked for in all neighbouring words of a search, however they are separated', (t) => {
  for (const name of ['maya', 'maya in motion', 'mayainmotion'])
    t.ok(namesIn('Where is Maya in Motion?').includes(name), name)
  t.ok(namesIn('is MayaInMotion well').includes('mayainmotion'))
  t.ok(namesIn('jane_doe').includes('jane_doe'))
  t.ok(namesIn('"Ruth Castellano"').includes('ruth castellano'))
  t.end()
})
