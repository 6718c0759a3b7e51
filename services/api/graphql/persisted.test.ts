import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Kind, parse, validate } from 'graphql'
import { test } from 'tap'
import { testFolder } from '../../../scripts/testing/services.ts'
import { recordOperations } from '../../operational/releases/operations.ts'
import { sqlOver } from '../../postgres/sql.ts'
import { testApi } from '../testing/api.ts'
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

test('an operation of the web client that can read a list backwards has no default page size, which would be sent too', async (t) => {
  // Relay puts a variable's default in place of null.
  const texts = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
  const twoWay = texts.flatMap((text) => {
    const [definition] = parse(text).definitions
    if (definition?.kind !== Kind.OPERATION_DEFINITION) return []
    const sizes = (definition.variableDefinitions ?? []).filter(({ variable }) =>
      ['first', 'last'].includes(variable.name.value),
    )
    return sizes.length === 2 ? [{ name: definition.name?.value ?? '', sizes }] : []
  })
  t.ok(twoWay.length > 0)
  for (const { name, sizes } of twoWay)
    t.notOk(
      sizes.some(({ defaultValue }) => defaultValue),
      name,
    )
})

test('the operations of other releases that run or ran lately are answered, but not those that miss a field', async (t) => {
  const idOf = (text: string) => createHash('sha256').update(text).digest('hex')
  const [own, earlier, later, unknown] = ['Own', 'Earlier', 'Later', 'Unknown'].map(
    (name) => `query ${name} { site { ${name === 'Later' ? 'inventedLater' : 'name'} } }`,
  ) as [string, string, string, string]
  const operations = join(testFolder(t), 'operations.json')
  writeFileSync(operations, JSON.stringify({ [idOf(own)]: own }))
  const api = await testApi(t, { persistedOnly: true, web: { render: null, assets: null, operations } })
  const others = [earlier, later].map((text) => [idOf(text), text] as const)
  await recordOperations(sqlOver(api.pool), new Map(others))
  const answers = await Promise.all(
    [own, earlier, later, unknown].map(async (text) => {
      const body = JSON.stringify({ id: idOf(text) })
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(`${api.address}/api`, { method: 'POST', headers, body })
      const { data, errors } = (await response.json()) as { data?: unknown; errors?: { message: string }[] }
      return data ?? errors?.map(({ message }) => message)
    }),
  )
  const answered = { site: { name: 'Lupus' } }
  const refused = ['Unknown operation. Reload the page.']
  t.same(answers, [answered, answered, refused, refused])

  const newer = 'application/graphql-response+json'
  const failed = { hasData: false, errors: 1 }
  const ask = async (accept: string, asked: object) => {
    const headers = { 'content-type': 'application/json', accept }
    const response = await fetch(`${api.address}/api`, {
      method: 'POST',
      headers,
      body: JSON.stringify(asked),
    })
    const { data, errors } = (await response.json()) as { data?: unknown; errors?: unknown[] }
    const type = response.headers.get('content-type')?.split(';')[0]
    return { type, status: response.status, hasData: data !== undefined, errors: errors?.length }
  }
  const known = { id: idOf(own) }
  t.same(await ask(newer, known), { type: newer, status: 200, hasData: true, errors: undefined })
  const unknownId = { id: idOf(unknown) }
  t.same(await ask('*/*', unknownId), { type: 'application/json', status: 200, ...failed })
  for (const asked of [unknownId, { query: own }, {}])
    t.same(await ask(newer, asked), { type: newer, status: 400, ...failed }, JSON.stringify(asked))
})
