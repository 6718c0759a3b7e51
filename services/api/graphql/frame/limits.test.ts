import { parse } from 'graphql'
import { test } from 'tap'
import { checkOperation, checkSize } from './limits.ts'
import { makeSchema } from '../schema.ts'

const fields = (count: number) => Array.from({ length: count }, (_, n) => `f${n}: slug`).join(' ')
const viewers = (count: number) => Array.from({ length: count }, (_, n) => `v${n}: viewer { ...F }`).join(' ')

test('the size of a GraphQL operation counts the fields of a fragment at each use of the fragment', async (t) => {
  const operation = (uses: number) => parse(`{ ${viewers(uses)} } fragment F on User { ${fields(150)} }`)
  t.throws(() => checkSize(operation(60)), { message: /at most 2000 fields/ })
  t.doesNotThrow(() => checkSize(operation(12)))
})

test('the size of nested GraphQL fragments is computed without expanding them', async (t) => {
  const doubling = Array.from(
    { length: 80 },
    (_, n) => `fragment F${n} on User { ...F${n + 1} ... { ...F${n + 1} } }`,
  )
  const text = `{ viewer { ...F0 } } ${doubling.join(' ')} fragment F80 on User { slug }`
  t.throws(() => checkSize(parse(text)), { message: /at most 2000 fields/ })
})

test('the size check of a GraphQL operation ends even if a fragment uses itself', async (t) => {
  t.doesNotThrow(() => checkSize(parse('{ viewer { ...F } } fragment F on User { ...F }')))
})

test('a GraphQL mutation with several fields is rejected, also if a fragment contains the fields', async (t) => {
  const [one, other] = ['removeSession(sessionId: "1") { sessionId }', 'cancelDeletion { pending }']
  const rejected = { message: /A mutation can have only one field/ }
  t.doesNotThrow(() => checkSize(parse(`mutation { ${one} }`)))
  t.throws(() => checkSize(parse(`mutation { ${one} ${other} }`)), rejected)
  t.throws(() => checkSize(parse(`mutation { ...F } fragment F on Mutation { ${one} ${other} }`)), rejected)
  t.throws(() => checkSize(parse(`query A { viewer { id } } mutation B { ${one} ${other} }`)), rejected)
  t.doesNotThrow(() => checkSize(parse('{ viewer { id } unreads { messages } }')))
})

test('the cost of a value in a list is multiplied by the number of entries that the list can have', async (t) => {
  const check = (count: number) => () =>
    checkOperation(
      makeSchema(),
      parse(`{ threads(first: 100) { edges { node { author { ${fields(count)} } } } } }`),
      {},
    )
  t.throws(check(1000), { message: /too much at once/ })
  t.doesNotThrow(check(100))
})

test('a GraphQL operation can search a few times, but not for each entry in a list', async (t) => {
  const check = (text: string) => () => checkOperation(makeSchema(), parse(`{ ${text} }`), {})
  const threads = 'threads { title }'
  const many = (count: number, text: string) =>
    Array.from({ length: count }, (_, n) => `s${n}: ${text}`).join(' ')
  t.doesNotThrow(check(`disorderDetail(slug: "a") { ${threads} }`))
  t.doesNotThrow(check(many(3, 'search(text: "a") { total }')))
  for (const text of [
    many(4, 'search(text: "a") { total }'),
    many(4, `disorderDetail(slug: "a") { ${threads} }`),
    `disorderSearch(search: "a") { disorders { ${threads} } }`,
    `featuredDisorders { ${threads} }`,
  ])
    t.throws(check(text), { message: /too much at once/ }, text)
})
