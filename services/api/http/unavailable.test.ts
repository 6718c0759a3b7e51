import fastify from 'fastify'
import { GraphQLError } from 'graphql'
import pg from 'pg'
import { test } from 'tap'
import { LogUnavailableError } from '../../../events/log.ts'
import { ConnectionLostError } from '../../postgres/sql.ts'
import { formatError } from '../graphql/frame/errors.ts'
import { answerErrors } from '../plugins/errors.ts'

const full = Object.assign(
  new pg.DatabaseError('could not extend file: No space left on device', 1, 'error'),
  {
    code: '53100',
  },
)
const away = [
  new LogUnavailableError('The event log did not take an append'),
  new ConnectionLostError('The connection to the database was lost'),
  full,
]

test('while log or database is unavailable or full, a request fails with the time after which to retry', async (t) => {
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

test('while log or database is unavailable or full, a GraphQL request fails with the time after which to retry', async (t) => {
  for (const error of away) {
    const unexpected: Error[] = []
    const resolved = new GraphQLError('', { path: ['sendMessage'], originalError: error })
    t.match(
      formatError(resolved, (error) => unexpected.push(error)),
      { message: /Please try again/, extensions: { code: 'UNAVAILABLE', retryAfter: 2 } },
    )
    t.same(
      unexpected,
      error === full ? [full] : [],
      'only a full disk is reported, as nothing else reports it',
    )
  }
})
