import { t as file, test } from 'tap'
import type { QuestionId } from '../../../../events/kinds.ts'
import { transaction } from '../../../postgres/sql.ts'
import { questionProjection } from '../../../analytics/question.ts'
import { happened, specOf } from '../../../analytics/testing/history.ts'
import { ensureTables, setSearchPath, servingTables } from '../../../projector/checkpoint.ts'
import { testApi, type TestApi } from '../../testing/api.ts'

const api = await testApi(file)
const spec = specOf({ groupBy: ['reaction', 'week'] })
const { sites: _, origins: __, reactions: ___, ...given } = spec

const ask = /* GraphQL */ `
  mutation (
    $title: String!
    $events: [String!]!
    $groupBy: [String!]!
    $measure: String!
    $from: String
    $to: String
  ) {
    askQuestion(title: $title, events: $events, groupBy: $groupBy, measure: $measure, from: $from, to: $to) {
      question {
        id
        title
        events
        groupBy
        measure
        isKept
      }
    }
  }
`
const answered = /* GraphQL */ `
  query ($id: ID!) {
    question(id: $id) {
      answer {
        groups {
          keys
          labels
          value
          showing
        }
        total
      }
    }
  }
`

async function fill({ owner }: TestApi, id: QuestionId, likes: number, sads: number) {
  const tables = servingTables(questionProjection({ id, spec }, new Uint8Array(32)))
  await ensureTables(owner, tables)
  const at = '2026-01-05T10:00:00.000Z'
  const events = Array.from({ length: likes + sads }, (_, by) =>
    happened({ type: 'ReactionChosen', by, at, kind: by < likes ? 'like' : 'sad' }, BigInt(by)),
  )
  await transaction(owner, async (sql) => {
    await setSearchPath(sql, tables.schema)
    await tables.projection.apply(events, sql)
  })
}

/** The present day in UTC. */
const today = () => new Date().toISOString().slice(0, 10)

test('an analyst can ask a question and read or download its answer, and each view is recorded', async (t) => {
  const began = today()
  const ana = await api.member({ analyst: true })
  const asked = await ana.graphql(ask, { title: ' =Kinds by week ', ...given })
  const { id, ...question } = asked.data.askQuestion.question
  const { events, groupBy, measure } = spec
  t.same(question, { title: '=Kinds by week', events, groupBy, measure, isKept: false })
  t.same((await ana.graphql(answered, { id })).data.question, { answer: null }, 'nobody works on it yet')
  t.equal((await ana.request(`/api/analytics/${id}.csv`)).status, 409)

  await fill(api, id, 11, 10)
  const { data } = await ana.graphql(answered, { id })
  t.same(data.question.answer.total, 21)
  t.same(data.question.answer.groups[0], {
    keys: ['like', '2026-01-05'],
    labels: ['Like', 'Jan 5, 2026'],
    value: 11,
    showing: 'SHOWN',
  })
  const file = await ana.request(`/api/analytics/${id}.csv`)
  t.equal(file.headers.get('content-disposition'), 'attachment; filename="kinds-by-week.csv"')
  t.equal(
    await file.text(),
    'Reaction,"Week (from Monday, UTC)",Number of events,Note\r\n' +
      'Like,2026-01-05,11,\r\nSad,2026-01-05,10,\r\n',
  )

  // A stream has the views of one day, and midnight may have passed.
  const days = [...new Set([began, today()])]
  const looks = await Promise.all(days.map((day) => api.log.read(`answers-${ana.member}-${day}`)))
  const ways = looks.flat().flatMap(({ type, data }) => (type === 'AnswerRead' ? [data.as] : []))
  t.same(ways.filter((way) => way === 'csv').length, 2)
  t.ok(ways.includes('screen'))
})

test('an answer never shows the value of a group with fewer than ten members', async (t) => {
  const ana = await api.member({ analyst: true })
  const { data } = await ana.graphql(ask, { title: 'Kinds by week', ...given })
  const { id } = data.askQuestion.question
  await fill(api, id, 12, 9)
  const { answer } = (await ana.graphql(answered, { id })).data.question
  t.same(
    answer.groups.map(({ showing, value }: { showing: string; value: number | null }) => [showing, value]),
    [
      ['BESIDE', null],
      ['FEW', null],
    ],
  )
  t.equal(answer.total, 0)
  const csv = await (await ana.request(`/api/analytics/${id}.csv`)).text()
  t.match(csv, 'Sad,2026-01-05,,fewer than 10\r\n')
  t.match(csv, 'Like,2026-01-05,,hidden\r\n')
})

test('a question can be read only by the analyst who asked it', async (t) => {
  const [ana, other, admin] = [
    await api.member({ analyst: true }),
    await api.member({ analyst: true }),
    await api.member({ role: 1 }),
  ]
  const asked = await ana.graphql(ask, { title: 'Kinds by week', ...given })
  const { id } = asked.data.askQuestion.question
  await fill(api, id, 12, 12)
  t.match(await other.graphql(answered, { id }), { errors: [{ extensions: { code: 'NOT_FOUND' } }] })
  for (const who of [admin, api.visitor()]) {
    t.match(await who.graphql('{ questions { id } }'), {
      errors: [{ extensions: { code: /FORBIDDEN|UNAUTHENTICATED/ } }],
    })
    t.match(await who.graphql(ask, { title: 'Mine', ...given }), { errors: [{ extensions: {} }] })
  }
  for (const who of [other, admin, api.visitor()])
    t.equal((await who.request(`/api/analytics/${id}.csv`)).status, 404)
  const drop = 'mutation ($id: ID!) { dropQuestion(questionId: $id) { questionId } }'
  await other.graphql(drop, { id })
  t.equal(
    (await ana.graphql('{ questions { id } }')).data.questions.length,
    1,
    'nobody drops what is not theirs',
  )
  await ana.graphql(drop, { id })
  t.same((await ana.graphql('{ questions { id } }')).data.questions, [])
})

test('an invalid question is rejected with a message that says what is invalid', async (t) => {
  const ana = await api.member({ analyst: true })
  const wrong = async (changes: object) =>
    (await ana.graphql(ask, { title: 'Kinds', ...given, ...changes })).errors[0].message
  t.equal(await wrong({ title: '' }), 'This field is required')
  t.equal(await wrong({ events: ['MessageSent'] }), 'To filter or group by reaction, also choose “Reacted”')
  t.equal(await wrong({ from: 'yesterday' }), 'Please enter a date')
  t.match(await wrong({ measure: 'bodies' }), /./)
})

test('a subscription to a question starts with its state, and ends when its author is no longer an analyst', async (t) => {
  const ana = await api.member({ analyst: true })
  const asked = await ana.graphql(ask, { title: 'Kinds by week', ...given })
  const { id } = asked.data.askQuestion.question
  const socket = ana.socket()
  t.teardown(() => socket.dispose())
  const query = 'subscription ($id: ID!) { questionChanged(questionId: $id) { id } }'
  const told = socket.iterate({ query, variables: { id } })
  t.same((await told.next()).value?.data, { questionChanged: { id } })
  const end = told.next().then(
    ({ value }) => value?.errors,
    (errors: unknown) => errors,
  )
  await api.revokeAnalyst(ana.member)
  t.match(await end, [{ extensions: { code: 'FORBIDDEN' } }], 'at once')
})
