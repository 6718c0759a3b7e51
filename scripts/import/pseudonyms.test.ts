import t from 'tap'
import { slugOf } from '../../services/commands/names/username-slug.ts'
import { Username } from '../../services/rules/fields.ts'
import { pseudonym, words } from './pseudonyms.ts'

t.test('the pseudonyms of different members differ, and each is valid as a username', async (t) => {
  const names = [words.creatures, words.plants].flatMap((_, source) =>
    Array.from({ length: 6000 }, (_, index) => pseudonym(source === 0 ? 'creatures' : 'plants', index)),
  )
  t.equal(new Set(names.map(slugOf)).size, names.length)
  for (const name of names) if (!Username.safeParse(name).success) t.fail(name)
})

t.test('a member gets the same pseudonym in every import', async (t) => {
  t.equal(pseudonym('creatures', 0), 'Amber Albatross')
  t.equal(pseudonym('creatures', 2500), 'Amber Albatross 2')
  t.equal(pseudonym('plants', 0), 'Amber Acacia')
})
