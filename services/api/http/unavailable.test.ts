import fastify from 'fastify'
import { GraphQLError } from 'graphql'
import { test } from 'tap'
import { LogUnavailableError } from '../../../events/log.ts'
import { ConnectionLostError } from '../../postgres/sql.ts'
import { formatError } from '../graphql/frame/errors.ts'
import { answerErrors } from '../plugins/errors.ts'

const away = [
  new LogUnavailableError('The event log did not take an append'),
  new ConnectionLostError('The connection to the database was lost'),
]

test('while log or database is unavailable, a request fails with the time after which to retry', async (t) => {
  for (const error of away) {
    const app = fastify()
    answerErrors(app)
    app.get('/', () => {
      throw error
    })
    const answer = await app.inject('/')
    t.equal(answer.statusCode, 503)
    t.equal(answer.headers['retry-after'], '2')
    t.match(answer.json(), { code: 'UNAVAILABLE', message: /Please try again/ })
    t.notMatch(answer.body, error.message)
  }
})

test('while log or database is unavailable, a GraphQL request fails with the time after which to retry', async (t) => {
  for (const error of away) {
    const unexpected: Error[] = []
    const resolved = new GraphQLError('', { path: ['sendMessage'], originalError: error })
    t.match(
      formatError(resolved, (error) => unexpected.push(error)),
      { message: /Please try again/, extensions: { code: 'UNAVAILABLE', retryAfter: 2 } },
    )
    t.same(unexpected, [], 'and is not reported as unexpected')
  }
})
