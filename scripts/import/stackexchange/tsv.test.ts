import t from 'tap'
import { parseRecords } from './tsv.ts'

const shape = { start: /^\d+\t\d+\t/, columns: 4, text: 2 }

t.test('records that span several lines are joined, and tabs within texts become spaces', async (t) => {
  const text =
    'question\tanswer\ttext\tuser\n1\t2\tone\ttwo\n1\t3\tbroken\nover lines\tada\n1\t4\ta\ttab\tbo\n'
  t.same(parseRecords(text, shape), {
    rows: [
      ['1', '2', 'one', 'two'],
      ['1', '3', 'broken\nover lines', 'ada'],
      ['1', '4', 'a tab', 'bo'],
    ],
    brokenLines: 1,
    strayTabs: 1,
    unreadable: 0,
  })
})

t.test('the parser counts lines of a source that belong to no record', async (t) => {
  const { rows, unreadable } = parseRecords('question\tanswer\ttext\tuser\nlost\n1\t2\tshort\n', shape)
  t.same(rows, [])
  t.equal(unreadable, 2)
})
