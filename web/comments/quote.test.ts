import { test } from 'tap'
import { quoteOf } from './quote.ts'

const ada = { username: 'Ada', slug: 'ada' }
const tomasz = { username: 'Tomasz W.', slug: 'tomasz-w' }

test('A quote mentions the author and marks each line', async (t) => {
  t.equal(quoteOf(tomasz, 'One.\n\nTwo.'), '> @tomasz-w wrote:\n> One.\n>\n> Two.\n\n')
})

test('A quote of an answer leaves out what the answer quotes', async (t) => {
  t.equal(quoteOf(ada, '> @bo wrote:\n> Rest.\n\nYes.'), '> @Ada wrote:\n> Yes.\n\n')
  t.equal(quoteOf(ada, '> Rest.'), '> @Ada wrote:\n> > Rest.\n\n')
})

test('A long text is cut at the end of a word in a quote', async (t) => {
  const quote = quoteOf(ada, 'word '.repeat(400))
  t.ok(quote.length < 650)
  t.match(quote, /word …\n\n$/)
})
