import t from 'tap'
import { authorOf, FORMER, pseudonymsFor, SEVERAL, withoutNames } from './people.ts'

t.test('missing names of authors, and names of groups, are replaced with placeholders', async (t) => {
  t.equal(authorOf(''), FORMER)
  t.equal(authorOf('\r\n        3 revs, 3 users 67%'), SEVERAL)
  t.equal(authorOf(' Ada  Example\n'), 'Ada Example')
})

t.test('pseudonyms of people do not depend on the order in which their names are listed', async (t) => {
  const names = ['Ada Example', 'bo', 'Clé', FORMER]
  const one = pseudonymsFor(names)
  const other = pseudonymsFor(names.toReversed())
  for (const name of names) t.equal(one.get(name), other.get(name))
  t.equal(new Set(one.values()).size, one.size)
  t.equal(one.get(FORMER), FORMER)
})

t.test('mentions of people in imported texts are replaced with their pseudonyms', async (t) => {
  const people = ['Ada Example', 'bo', 'JoRambles', FORMER]
  const names = pseudonymsFor(people)
  const told = (text: string) => withoutNames(text, people, names)
  const ada = names.get('Ada Example')!

  t.same(told('@AdaExample I agree. So does @ada.'), {
    text: `@${ada} I agree. So does @${ada}.`,
    replaced: 2,
  })
  t.same(told('As Ada Example wrote'), { text: `As ${ada} wrote`, replaced: 1 })
  t.same(told('Welcome, JoRambles!'), { text: `Welcome, ${names.get('JoRambles')!}!`, replaced: 1 })
  t.same(told('@Zed is not here'), { text: '@someone is not here', replaced: 1 })
  t.same(told('both of them'), { text: 'both of them', replaced: 0 }, 'short names are words too')
  t.same(told('write to x@ada.example or at 5 @ 3'), {
    text: 'write to x@ada.example or at 5 @ 3',
    replaced: 0,
  })
})
