import { randomUUID } from 'node:crypto'
import { test, t as file } from 'tap'
import { content } from '../../../../projections/content/project.ts'
import { schemaOf } from '../../../../projections/projection.ts'
import type { ServerHealth } from '../../../../events/log.ts'
import { concernsOf } from '../../../telemetry/log-health.ts'
import { testApi } from '../../testing/api.ts'

const servers: ServerHealth[] = []
const api = await testApi(file, {
  health: { servers: () => servers, concerns: () => concernsOf(servers) },
})
const admin = await api.member({ role: 1 })
const second = await api.member({ role: 5 })
const others = [await api.member({ role: 2 }), await api.member(), api.visitor()]
// No projector runs, because it would retry the projection that the test marks as stopped.
await api.projector.stop()

const state = `projections { id name condition position behindEvents }
  stops { schema eventId eventType error tries } replays { id state wish askedBy joinedBy projections } keptTables { id of }
  audits { isWhole state askedBy } processes { kind } series { every events } concerns { kind sentence }
  logServers { id availableBytes damage { position what } }`
const does = (field: string) => `mutation { ${field} { operations { ${state} } } }`

// The test needs an event that the projection has not handled yet.
const event = { id: randomUUID(), position: 1_000_000n }
const schema = schemaOf(content)
const kept = `${schema}_old_20261121093000`
await api.pool.query('insert into projector.checkpoint (schema, position) values ($1, 2)', [kept])
const stop = () =>
  api.pool.query(
    `insert into projector.stop (schema, event_id, type, stream, position, error)
     values ($1, $2, 'ThreadCreated', 'thread-1', $3, 'check_violation 23514')`,
    [schema, event.id, event.position],
  )

test('only administrators can see and change the state of operations', async (t) => {
  const fields = [
    `{ operations { ${state} } }`,
    does(`retryProjection(schema: "${schema}")`),
    does(`skipEvent(schema: "${schema}", eventId: "${event.id}")`),
    does('skipDamagedEvent(position: "7")'),
    does('createReplay(projections: ["members"])'),
    does(`updateReplay(replayId: "${randomUUID()}", wish: PAUSE)`),
    does(`dropTables(schema: "${kept}")`),
    does('createAudit'),
    'mutation { updateMaintenance(isOn: true) { maintenance { since } } }',
  ]
  for (const other of others) {
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
  t.match(data.operations, { replays: [], audits: [], stops: [], keptTables: [{ of: schema }] })
})

test('administrators see the state of each projection', async (t) => {
  await stop()
  const { data } = await admin.graphql(`{ operations { head ${state} } }`)
  const { head, projections } = data.operations
  const named = (name: string) => projections.find((projection: { name: string }) => projection.name === name)
  const members = named('members')
  t.match(members, { condition: 'LIVE', position: /^[1-9]\d*$/ })
  t.equal(members.behindEvents, Number(head) - Number(members.position))
  t.match(named('content'), { condition: 'STOPPED' })
  t.match(data.operations.stops, [{ schema, eventId: event.id, eventType: 'ThreadCreated', tries: 1 }])
})

test('administrators see problems of the log with the position of the damage and advice', async (t) => {
  const ask = async () => (await admin.graphql(`{ operations { ${state} } }`)).data.operations
  t.match(await ask(), { concerns: [], logServers: [] })
  const what = 'the event at position 7 (thread-1@2) is not as it was written'
  servers.push({
    address: 'log:2113',
    disk: { available: 5_000_000, total: 1e9 },
    check: { startedAt: null, finishedAt: new Date(), events: 9 },
    damage: [{ position: 7, what, foundAt: new Date() }],
  })
  const { concerns, logServers } = await ask()
  t.match(concerns, [
    { kind: 'DAMAGE', sentence: /log -- mend/ },
    { kind: 'DISK', sentence: /5 MB of 1 GB/ },
  ])
  t.match(logServers, [{ id: 'log:2113', availableBytes: 5_000_000, damage: [{ position: '7', what }] }])
  const sound = await admin.graphql(does('skipDamagedEvent(position: "8")'))
  t.match(sound, { errors: [{ extensions: { code: 'CONFLICT' } }] })
  const skipped = await admin.graphql(does('skipDamagedEvent(position: "7")'))
  t.equal(skipped.errors, undefined)
  t.match(await api.log.read('log-damage'), [
    { type: 'DamagedEventSkipped', data: { position: 7, by: admin.member } },
  ])
  servers.pop()
})

test('an administrator can retry a stopped projection or let it skip the event, which the log records', async (t) => {
  const again = await admin.graphql(does(`retryProjection(schema: "${schema}")`))
  t.equal(again.errors, undefined)
  const { rows } = await api.pool.query('select tried_at from projector.stop')
  t.same(rows, [{ tried_at: null }])
  const other = await admin.graphql(does(`skipEvent(schema: "${schema}", eventId: "${randomUUID()}")`))
  t.match(other, { errors: [{ extensions: { code: 'CONFLICT' } }] })
  const skipped = await admin.graphql(does(`skipEvent(schema: "${schema}", eventId: "${event.id}")`))
  t.equal(skipped.errors, undefined)
  const [told] = await api.log.read(`projection-${schema}`)
  t.match(told, { type: 'ProjectionEventSkipped', data: { event: event.id, by: admin.member } })
  await api.pool.query('delete from projector.stop')
  const none = await admin.graphql(does(`retryProjection(schema: "${schema}")`))
  t.match(none, { errors: [{ extensions: { code: 'CONFLICT' } }] })
})

test("an administrator can request, pause and cancel a replay, which shows the requester's name", async (t) => {
  const unknown = await admin.graphql(does('createReplay(projections: ["gossip"])'))
  t.match(unknown, { errors: [{ message: 'Unknown projection: gossip' }] })
  const { data } = await admin.graphql(does('createReplay(projections: ["members", "content"])'))
  const [replay] = data.createReplay.operations.replays
  t.match(replay, { state: 'WAITING', wish: 'RUN', askedBy: /^CommunityMember/ })
  const joined = await second.graphql(does('createReplay(projections: ["members", "flags"])'))
  t.match(joined.data.createReplay.operations.replays, [
    { id: replay.id, projections: ['content', 'flags', 'members'], joinedBy: [/^CommunityMember/] },
  ])
  const paused = await admin.graphql(does(`updateReplay(replayId: "${replay.id}", wish: PAUSE)`))
  t.match(paused.data.updateReplay.operations.replays, [{ wish: 'PAUSE' }])
  const cancelled = await admin.graphql(does(`updateReplay(replayId: "${replay.id}", wish: CANCEL)`))
  t.match(cancelled.data.updateReplay.operations.replays, [{ wish: 'CANCEL' }])
  const late = await admin.graphql(does('createReplay(projections: ["members"])'))
  t.match(late, { errors: [{ message: /is being canceled/, extensions: { code: 'CONFLICT' } }] })
})

test('administrators can drop the tables that a replay replaced, but not the tables in use', async (t) => {
  const serving = await admin.graphql(does(`dropTables(schema: "${schema}")`))
  t.match(serving, { errors: [{ extensions: { code: 'NOT_FOUND' } }] })
  const { data } = await admin.graphql(does(`dropTables(schema: "${kept}")`))
  t.same(data.dropTables.operations.keptTables, [])
})

test('an administrator can request an audit of all projections', async (t) => {
  const { data } = await admin.graphql(does('createAudit'))
  t.match(data.createAudit.operations.audits, [{ isWhole: true, state: 'WAITING' }])
})

test('subscribers of operations receive changes at once and samples of figures every two seconds', async (t) => {
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
