import { randomUUID } from 'node:crypto'
import { test, t as file } from 'tap'
import { testApi } from '../../testing/api.ts'

const api = await testApi(file)
const admin = await api.member({ role: 1 })

const state = `projections { id name condition position behindEvents }
  stops { schema eventId eventType error tries } replays { id state wish askedBy projections } keptTables { id of }
  audits { isWhole state askedBy } processes { kind } series { every events }`
const does = (field: string) => `mutation { ${field} { operations { ${state} } } }`

const event = { id: randomUUID(), position: 7n }
await api.pool
  .query(`insert into projector.checkpoint (schema, position) values ('members_v1', 7), ('threads_v2', 3),
  ('threads_v2_old_20261121093000', 2)`)
const stop = () =>
  api.pool.query(
    `insert into projector.stop (schema, event_id, type, stream, position, error)
     values ('threads_v2', $1, 'ThreadCreated', 'thread-1', $2, 'check_violation 23514')`,
    [event.id, event.position],
  )

test('operations are for administrators only', async (t) => {
  const fields = [
    `{ operations { ${state} } }`,
    does('retryProjection(schema: "threads_v2")'),
    does(`skipEvent(schema: "threads_v2", eventId: "${event.id}")`),
    does('createReplay(projections: ["members"])'),
    does(`updateReplay(replayId: "${randomUUID()}", wish: PAUSE)`),
    does('dropTables(schema: "threads_v2_old_20261121093000")'),
    does('createAudit'),
    'mutation { updateMaintenance(isOn: true) { maintenance { since } } }',
  ]
  for (const other of [await api.member({ role: 2 }), await api.member(), api.visitor()]) {
    for (const field of fields)
      t.match(await other.graphql(field), { errors: [{ extensions: { code: /FORBIDDEN|UNAUTHENTICATED/ } }] })
    const socket = other.socket()
    const told = await socket
      .iterate({ query: 'subscription { operationsChanged { at } }' })
      .next()
      .catch((errors: unknown) => errors)
    t.match(told, { value: { errors: [{ extensions: { code: /FORBIDDEN|UNAUTHENTICATED/ } }] } })
    await socket.dispose()
  }
  const { data } = await admin.graphql(`{ operations { ${state} } }`)
  t.match(data.operations, { replays: [], audits: [], stops: [], keptTables: [{ of: 'threads_v2' }] })
})

test('projections are told with how they are', async (t) => {
  await stop()
  const { data } = await admin.graphql(`{ operations { head ${state} } }`)
  const [members, threads] = data.operations.projections
  t.match(members, { id: 'members_v1', condition: 'LIVE', position: '7' })
  t.equal(members.behindEvents, Number(data.operations.head) - 7)
  t.match(threads, { id: 'threads_v2', condition: 'STOPPED' })
  t.match(data.operations.stops, [
    { schema: 'threads_v2', eventId: event.id, eventType: 'ThreadCreated', tries: 1 },
  ])
})

test('what stands still is tried again, or leaves its event out, which the log tells', async (t) => {
  const again = await admin.graphql(does('retryProjection(schema: "threads_v2")'))
  t.equal(again.errors, undefined)
  const { rows } = await api.pool.query('select tried_at from projector.stop')
  t.same(rows, [{ tried_at: null }])
  const other = await admin.graphql(does(`skipEvent(schema: "threads_v2", eventId: "${randomUUID()}")`))
  t.match(other, { errors: [{ extensions: { code: 'CONFLICT' } }] })
  const skipped = await admin.graphql(does(`skipEvent(schema: "threads_v2", eventId: "${event.id}")`))
  t.equal(skipped.errors, undefined)
  const [told] = await api.log.read('projection-threads_v2')
  t.match(told, { type: 'ProjectionEventSkipped', data: { event: event.id, by: admin.member } })
  await api.pool.query('delete from projector.stop')
  const none = await admin.graphql(does('retryProjection(schema: "threads_v2")'))
  t.match(none, { errors: [{ extensions: { code: 'CONFLICT' } }] })
})

test('a replay is asked for, paused and cancelled; who asked is told by name', async (t) => {
  const unknown = await admin.graphql(does('createReplay(projections: ["gossip"])'))
  t.match(unknown, { errors: [{ message: 'There is no projection gossip' }] })
  const { data } = await admin.graphql(does('createReplay(projections: ["members", "threads"])'))
  const [replay] = data.createReplay.operations.replays
  t.match(replay, { state: 'WAITING', wish: 'RUN', askedBy: /^CommunityMember/ })
  const overlapping = await admin.graphql(does('createReplay(projections: ["members"])'))
  t.match(overlapping, { errors: [{ extensions: { code: 'CONFLICT' } }] })
  const paused = await admin.graphql(does(`updateReplay(replayId: "${replay.id}", wish: PAUSE)`))
  t.match(paused.data.updateReplay.operations.replays, [{ wish: 'PAUSE' }])
  const cancelled = await admin.graphql(does(`updateReplay(replayId: "${replay.id}", wish: CANCEL)`))
  t.match(cancelled.data.updateReplay.operations.replays, [{ wish: 'CANCEL' }])
})

test('kept tables are dropped; serving ones cannot be', async (t) => {
  const serving = await admin.graphql(does('dropTables(schema: "members_v1")'))
  t.match(serving, { errors: [{ extensions: { code: 'NOT_FOUND' } }] })
  const { data } = await admin.graphql(does('dropTables(schema: "threads_v2_old_20261121093000")'))
  t.same(data.dropTables.operations.keptTables, [])
})

test('an audit of everything is asked for', async (t) => {
  const { data } = await admin.graphql(does('createAudit'))
  t.match(data.createAudit.operations.audits, [{ isWhole: true, state: 'WAITING' }])
})

test('who watches hears of a change at once, and of nothing each two seconds', async (t) => {
  const socket = admin.socket()
  t.teardown(() => socket.dispose())
  const told = socket.iterate<{ operationsChanged: { replays: { wish: string }[] } }>({
    query: 'subscription { operationsChanged { at replays { wish } } }',
  })
  t.ok((await told.next()).value?.data)
  await api.pool.query(`update projector.replay set wish = 'run'`)
  for (;;) {
    const { value } = await told.next()
    if (value.data.operationsChanged.replays[0].wish === 'RUN') break
  }
  t.pass('the change was told')
})
