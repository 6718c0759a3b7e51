import { readFileSync } from 'node:fs'
import { parse, validate } from 'graphql'
import { test } from 'tap'
import { makeSchema } from './schema.ts'

const file = new URL('../../../web/persisted-queries.json', import.meta.url)

test('every operation of the web client is valid in the GraphQL schema', async (t) => {
  const schema = makeSchema()
  const operations: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
  for (const text of Object.values(operations)) {
    const problems = validate(schema, parse(text)).map(({ message }) => message)
    t.same(problems, [], text.slice(0, text.indexOf('(')))
  }
})
