import { parse } from 'graphql'
import { test } from 'tap'
import { checkOperation, checkSize } from './limits.ts'
import { makeSchema } from '../schema.ts'

const fields = (count: number) => Array.from({ length: count }, (_, n) => `f${n}: slug`).join(' ')
const viewers = (count: number) => Array.from({ length: count }, (_, n) => `v${n}: viewer { ...F }`).join(' ')

test('fields of a fragment count wherever it is used', async (t) => {
  const operation = (uses: number) => parse(`{ ${viewers(uses)} } fragment F on User { ${fields(150)} }`)
  t.throws(() => checkSize(operation(60)), { message: /at most 2000 fields/ })
  t.doesNotThrow(() => checkSize(operation(12)))
})

test('fragments that double at each level are counted without being written out', async (t) => {
  const doubling = Array.from(
    { length: 80 },
    (_, n) => `fragment F${n} on User { ...F${n + 1} ... { ...F${n + 1} } }`,
  )
  const text = `{ viewer { ...F0 } } ${doubling.join(' ')} fragment F80 on User { slug }`
  t.throws(() => checkSize(parse(text)), { message: /at most 2000 fields/ })
})

test('a fragment that uses itself is left to validation', async (t) => {
  t.doesNotThrow(() => checkSize(parse('{ viewer { ...F } } fragment F on User { ...F }')))
})

test('values count as often as a list may have entries', async (t) => {
  const check = (count: number) => () =>
    checkOperation(
      makeSchema(),
      parse(`{ threads(first: 100) { edges { node { author { ${fields(count)} } } } } }`),
      {},
    )
  t.throws(check(1000), { message: /too much at once/ })
  t.doesNotThrow(check(100))
})
