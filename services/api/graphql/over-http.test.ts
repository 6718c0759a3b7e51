import { serverAudits } from 'graphql-http'
import { t as file, test } from 'tap'
import { testApi } from '../testing/api.ts'
import { answerType } from './media-types.ts'

const { address } = await testApi(file)

/** Audits that fail on purpose (docs/decisions/persisted-operations.md): operations are not accepted in addresses. */
const refused = /formatted GET requests|in GETs/

test('the API keeps all rules of GraphQL over HTTP, except that it accepts only POST', async (t) => {
  const results = await Promise.all(serverAudits({ url: `${address}/api` }).map(({ fn }) => fn()))
  const failed = results.filter(({ status }) => status !== 'ok').map(({ id, name }) => `${id}: ${name}`)
  t.same(
    failed.filter((name) => !refused.test(name)),
    [],
  )
  t.same(
    failed.filter((name) => !/: MAY/.test(name)),
    [],
    'no rule that the specification demands or recommends is among the exceptions',
  )
})

test('other methods than POST are told which one is accepted', async (t) => {
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const response = await fetch(`${address}/api?query={site{name}}`, { method })
    t.match(response, { status: 405 }, method)
    t.equal(response.headers.get('allow'), 'POST')
  }
})

test('GraphQL answers in the media type that the client prefers', async (t) => {
  const newer = 'application/graphql-response+json'
  t.equal(answerType(undefined), 'application/json')
  t.equal(answerType('*/*'), 'application/json')
  t.equal(answerType(`${newer}; charset=utf-8, application/json; charset=utf-8`), newer)
  t.equal(answerType(`application/json, ${newer};q=0.5`), 'application/json')
})
