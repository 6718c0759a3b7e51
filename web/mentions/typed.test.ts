import { test } from 'tap'
import { typedAt } from './typed.ts'

test('A name is being typed after @ at the start of a word, up to the cursor', async (t) => {
  t.same(typedAt('Hi @may', 7), { start: 3, text: 'may' })
  t.same(typedAt('Hi @may and', 5), { start: 3, text: 'm' })
  t.same(typedAt('(@Zoë.w', 7), { start: 1, text: 'Zoë.w' })
  t.same(typedAt(`${'x '.repeat(100)}@bo`, 203), { start: 200, text: 'bo' })
  for (const text of ['me@may', 'Hi @', '@may ', `@${'x'.repeat(70)}`, 'https://a.example/@may'])
    t.equal(typedAt(text, text.length), null, text)
})
