import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { t, type Test } from 'tap'
import { GenericContainer, getContainerRuntimeClient, Wait } from 'testcontainers'
import { root } from '../scripts/network.ts'
import { testEventStore } from '../scripts/testing/services.ts'
import { openCodec } from './log/codec.ts'
import type { NewEvent } from './event.ts'
import { openLog, WrongRevisionError, type Log } from './log.ts'

// Tests the behaviour that the log expects of any event store, with the embedded node and with EventStoreDB.

const ada = 'member_01jd0000000000000000000001'
const bo = 'member_01jd0000000000000000000002'

const event = (): NewEvent => ({
  id: randomUUID(),
  type: 'MemberFollowed',
  data: { follower: ada, followed: bo },
  metadata: {
    actor: ada,
    site: null,
    commandId: randomUUID(),
    cause: null,
    version: 1,
    occurredAt: '2026-11-21T10:00:00.000Z',
    origin: 'live',
  },
})
const events = (count: number) => Array.from({ length: count }, event)

/** Follows the log from its current end until `count` new events have arrived. */
async function followed(log: Log, options: Omit<Parameters<Log['tail']>[0], 'signal'>, count: number) {
  const stop = new AbortController()
  const ids: string[] = []
  for await (const { events } of log.tail({ ...options, signal: stop.signal })) {
    ids.push(...events.map(({ id }) => id))
    if (ids.length >= count) break
  }
  stop.abort()
  return ids
}

/** With `exact`, the store must remove all deleted events in a single scavenge. */
async function contract(t: Test, url: string, { exact }: { exact: boolean }) {
  const log = openLog({
    url,
    codec: openCodec({ ensure: async () => new Uint8Array(32), find: async () => new Map() }),
  })
  t.teardown(() => log.close())
  const before = await log.head()
  const first = events(3)
  const started = await log.append('follow-a', first, 'no_stream')
  t.equal(started.revision, 2)
  await t.rejects(log.append('follow-a', [event()], 'no_stream'), WrongRevisionError)
  await t.rejects(log.append('follow-a', [event()], 7), WrongRevisionError)
  t.same(await log.append('follow-a', first, 'no_stream'), started, 'repeated, it is written once')

  const second = events(2)
  const more = await log.append('member-b', second, 'no_stream')
  t.ok(more.position > started.position)
  t.ok((await log.head()) >= more.position)
  t.same(
    (await log.read('follow-a')).map(({ id, revision }) => [id, revision]),
    first.map(({ id }, revision) => [id, revision]),
  )
  t.same(
    (await log.read('follow-a', { backwards: true, limit: 1 })).map(({ id }) => id),
    [first[2]?.id],
  )
  t.same(await log.read('follow-nobody'), [])

  const ids = [...first, ...second].map(({ id }) => id)
  const all: string[] = []
  for await (const batch of log.readAll({ after: before })) all.push(...batch.events.map(({ id }) => id))
  t.same(all, ids)
  t.same(await followed(log, { after: before }, 5), ids, 'the tail gives all, in order')
  t.same(
    await followed(log, { after: before, categories: ['member'] }, 2),
    second.map(({ id }) => id),
    'or the streams of some categories',
  )

  await log.tombstone('follow-a')
  await log.tombstone('follow-a')
  t.same(await log.read('follow-a'), [], 'a stream that ended reads as none')
  const { spaceSaved } = await log.scavenge()
  t.ok(spaceSaved >= 0)
  const rest: string[] = []
  for await (const batch of log.readAll({ after: before })) rest.push(...batch.events.map(({ id }) => id))
  const stay = second.map(({ id }) => id)
  // EventStoreDB scavenges only full chunks of its file, so one scavenge need not remove all deleted events.
  if (exact) t.same(rest, stay, 'what was in it is gone')
  else t.same(rest.slice(-2), stay)
}

t.test('the embedded node behaves as the log expects of an event store', async (t) =>
  contract(t, await testEventStore(t), { exact: true }),
)

const hasDocker = await getContainerRuntimeClient().then(
  () => true,
  () => false,
)
t.test(
  'EventStoreDB behaves as the log expects of an event store',
  { skip: hasDocker ? false : 'no Docker engine answers here' },
  async (t) => {
    const [, image = ''] =
      /image: (\S*(?:eventstore|kurrent)\S*)/i.exec(readFileSync(join(root, 'docker-compose.yml'), 'utf8')) ??
      []
    const container = await new GenericContainer(image)
      .withCommand(['--insecure', '--mem-db', '--run-projections=None'])
      .withExposedPorts(2113)
      .withWaitStrategy(Wait.forHttp('/health/live', 2113).forStatusCode(204))
      .start()
    t.teardown(() => container.stop())
    await contract(t, `esdb://${container.getHost()}:${container.getMappedPort(2113)}?tls=false`, {
      exact: false,
    })
  },
)
