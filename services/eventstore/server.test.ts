import {
  EventStoreDBClient,
  persistentSubscriptionToAllSettingsFromDefaults,
  persistentSubscriptionToStreamSettingsFromDefaults,
} from '@eventstore/db-client'
import operations from '@eventstore/db-client/generated/operations_grpc_pb.js'
import shared from '@eventstore/db-client/generated/shared_pb.js'
import users from '@eventstore/db-client/generated/users_grpc_pb.js'
import usersMessages from '@eventstore/db-client/generated/users_pb.js'
import { credentials, status } from '@grpc/grpc-js'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'tap'
import { startNode } from './server.ts'
import { openStore } from './storage/store.ts'
import {
  collect,
  connect,
  failsWith,
  numbered,
  numberedUpTo,
  numbersOf,
  testFile,
  testNode,
} from './testing/node.ts'

test('clients can find the event store by the gossip protocol', async (t) => {
  const { port } = await testNode(t)
  const client = EventStoreDBClient.connectionString(`esdb+discover://127.0.0.1:${port}?tls=false`)
  t.teardown(() => client.dispose())
  await failsWith(t, client.appendToStream('thing', [numbered(0)]), { code: status.UNAUTHENTICATED })
})

test('a call that the event store does not support fails with an explanation', async (t) => {
  const { client, port } = await testNode(t)
  const leftOut = (what: string) => ({ message: new RegExp(`UNIMPLEMENTED: ${what} are not supported`) })
  await failsWith(
    t,
    client.createPersistentSubscriptionToStream(
      'thing',
      'group',
      persistentSubscriptionToStreamSettingsFromDefaults(),
    ),
    leftOut('Persistent subscriptions'),
  )
  await failsWith(
    t,
    client.createPersistentSubscriptionToAll('group', persistentSubscriptionToAllSettingsFromDefaults()),
    leftOut('Persistent subscriptions'),
  )
  await failsWith(t, client.createProjection('counts', 'fromAll()'), leftOut('Server-side projections'))

  const raw = [`127.0.0.1:${port}`, credentials.createInsecure()] as const
  const operator = new operations.OperationsClient(...raw)
  const failure = await new Promise((resolve) => operator.shutdown(new shared.Empty(), resolve))
  t.match(failure, {
    code: status.UNIMPLEMENTED,
    details: /^Operations other than scavenges are not supported/,
  })
  operator.close()

  const accounts = new users.UsersClient(...raw)
  const [error] = await once(accounts.details(new usersMessages.DetailsReq()), 'error')
  t.match(error, { code: status.UNIMPLEMENTED, details: /^Users are not supported/ })
  accounts.close()

  t.match(await client.appendToStream('thing', [numbered(0)]), { success: true }, 'and goes on')
})

test('a client that uses HTTP/1.1 gets a readable explanation instead of a gRPC error', async (t) => {
  const { client, port } = await testNode(t)
  const answer = await fetch(`http://127.0.0.1:${port}/web/index.html`)
  t.equal(answer.status, 426)
  t.match(answer.headers.get('content-type'), 'text/plain')
  t.match(await answer.text(), /^This is an event store\. .*esdb:\/\//)
  t.match(await client.appendToStream('thing', [numbered(0)]), { success: true }, 'and goes on')
})

test('the log of a new event store contains no events', async (t) => {
  const { client } = await testNode(t)
  t.same(await collect(client.readAll()), [])
})

test('a second event store process cannot open a file that is in use', async (t) => {
  const { file, client, restart } = await testNode(t)
  await t.rejects(startNode({ file }), { message: `Another event store has ${file} open. Stop it first.` })
  await client.appendToStream('thing', [numbered(0)])
  await restart()
})

test('an event store that cannot open its port releases its file', async (t) => {
  const { port } = await testNode(t)
  const file = testFile(t)
  await t.rejects(startNode({ file, port }), { message: /EADDRINUSE|address/i })
  const node = await startNode({ file })
  await Promise.all([node.stop(), node.stop()])
})

test('a file that is not an event log is reported and left unchanged', async (t) => {
  const file = testFile(t)
  writeFileSync(file, 'not a database at all, but a text that is long enough to look like one')
  await t.rejects(startNode({ file }), {
    message: new RegExp(`${file} is damaged: .*not a database.*restore`),
  })
  await t.rejects(startNode({ file }), { message: /not a database/ }, 'nor is it locked')
})

test('after a restart, the event store continues the log with the next revisions and positions', async (t) => {
  const file = testFile(t)
  let last = -1n
  for (let round = 0; round < 3; round++) {
    const node = await startNode({ file })
    const client = connect(t, node.url)
    const { position, nextExpectedRevision } = await client.appendToStream('thing', numberedUpTo(2))
    t.equal(nextExpectedRevision, BigInt(round * 2 + 1))
    t.ok(position!.commit > last, 'positions never come again')
    last = position!.commit
    t.equal((await collect(client.readStream('thing'))).length, round * 2 + 2)
    await client.dispose()
    await node.stop()
  }
})

test('a log file in the first format is upgraded, and one of a newer release is rejected', async (t) => {
  const file = testFile(t)
  const db = new DatabaseSync(file)
  db.exec(`
    create table stream (id integer primary key, name text not null unique, last integer not null,
      truncate_before integer not null default 0, max_count integer, max_age integer,
      tombstoned integer not null default 0) strict;
    create table event (position integer primary key autoincrement, stream integer not null, revision integer not null,
      id text not null, type text not null, json integer not null, created integer not null, data blob not null,
      metadata blob not null) strict;
    create unique index event_of_stream on event (stream, revision);
    create index event_by_id on event (id);
    insert into stream (name, last) values ('thing', 0);
    insert into event (stream, revision, id, type, json, created, data, metadata)
      values (1, 0, '${crypto.randomUUID()}', 'Numbered', 1, 0, cast('{"number":0}' as blob), x'');
  `)
  const node = await startNode({ file })
  const client = connect(t, node.url)
  await client.appendToStream('thing', [numbered(1)], { expectedRevision: 0n })
  t.same(numbersOf(await collect(client.readAll())), [0, 1])
  await client.dispose()
  await node.stop()
  db.exec('pragma user_version = 1000')
  db.close()
  await t.rejects(startNode({ file }), { message: /written by a newer release .*update this one/ })
})

test('a write that arrives after its deadline is rejected', async (t) => {
  const store = await openStore(testFile(t))
  const event = {
    id: crypto.randomUUID(),
    type: 'Numbered',
    json: true,
    data: Buffer.from('{}'),
    metadata: Buffer.of(),
  }
  const append = { kind: 'append', stream: 'thing', expected: 'any', events: [event] } as const
  const accepted = store.write({ ...append, events: [event] })
  await store.close()
  t.match(await accepted, { kind: 'written', revision: 0 }, 'what was accepted is on disk first')
  t.match(await store.write({ ...append, events: [event] }), { kind: 'failed' })
})
