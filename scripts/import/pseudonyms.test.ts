import t from 'tap'
import { slugOf } from '../../services/commands/names/slug.ts'
import { Username } from '../../services/rules/fields.ts'
import { pseudonym, words } from './pseudonyms.ts'

t.test('every index has a different pseudonym, which is valid as a username', async (t) => {
  const names = [words.creatures, words.plants].flatMap((_, source) =>
    Array.from({ length: 6000 }, (_, index) => pseudonym(source === 0 ? 'creatures' : 'plants', index)),
  )
  t.equal(new Set(names.map(slugOf)).size, names.length)
  for (const name of names) if (!Username.safeParse(name).success) t.fail(name)
})

t.test('the same index always has the same pseudonym', async (t) => {
  t.equal(pseudonym('creatures', 0), 'Amber Albatross')
  t.equal(pseudonym('creatures', 2500), 'Amber Albatross 2')
  t.equal(pseudonym('plants', 0), 'Amber Acacia')
})
