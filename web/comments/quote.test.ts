import { test } from 'tap'
import { quoteOf } from './quote.ts'

test('A quote names the author and marks each line', async (t) => {
  t.equal(quoteOf('Tomasz W.', 'One.\n\nTwo.'), '> **Tomasz W.** wrote:\n> One.\n>\n> Two.\n\n')
})

test('A quote of an answer leaves out what the answer quotes', async (t) => {
  t.equal(quoteOf('Ada', '> **Bo** wrote:\n> Rest.\n\nYes.'), '> **Ada** wrote:\n> Yes.\n\n')
  t.equal(quoteOf('Ada', '> Rest.'), '> **Ada** wrote:\n> > Rest.\n\n')
})

test('A long text is cut at the end of a word in a quote', async (t) => {
  const quote = quoteOf('Ada', 'word '.repeat(400))
  t.ok(quote.length < 650)
  t.match(quote, /word …\n\n$/)
})
