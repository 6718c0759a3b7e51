import { t as file, test } from 'tap'
import { catalogue } from '../../../../events/catalogue.ts'
import { projections } from '../../../../projections/index.ts'
import { testApi } from '../../testing/api.ts'
import { describeEvents } from './catalogue.ts'

test('the catalogue of events lists the types, versions and fields that the code defines', async (t) => {
  const described = new Map(describeEvents(projections).map((event) => [event.name, event]))
  t.same([...described.keys()], Object.keys(catalogue))
  t.same(described.get('MessageSent'), {
    name: 'MessageSent',
    versions: [
      {
        version: 1,
        fields: [
          { name: 'message', type: 'message id', subject: null },
          { name: 'conversation', type: 'conversation id', subject: null },
          { name: 'sender', type: 'member id', subject: null },
          { name: 'receiver', type: 'member id', subject: null },
          { name: 'body', type: 'text', subject: 'sender' },
        ],
      },
    ],
    emittedBy: [{ decider: 'messages', command: 'send' }],
    projectedBy: projections.filter(({ handles }) => handles.includes('MessageSent')).map(({ name }) => name),
  })
  for (const { name, versions } of described.values()) {
    const newest = versions.at(-1)
    for (const { type } of newest?.fields ?? [])
      t.notMatch(type, /anything|object|^$/, `${name} is told in words`)
  }
})

test('only administrators can read the catalogue of events over the API', async (t) => {
  const api = await testApi(file)
  const [admin, moderator] = [await api.member({ role: 1 }), await api.member({ role: 2 })]
  const query =
    '{ eventTypes { name versions { version fields { name type subject } } emittedBy { command } } }'
  t.equal((await admin.graphql(query)).data.eventTypes.length, Object.keys(catalogue).length)
  for (const other of [moderator, api.visitor()]) {
    t.match(await other.graphql(query), { errors: [{ extensions: { code: /FORBIDDEN|UNAUTHENTICATED/ } }] })
  }
})
