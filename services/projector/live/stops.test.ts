import { PassThrough } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import pino from 'pino'
import t from 'tap'
import { openLog } from '../../../events/log.ts'
import type { RecordedEvent } from '../../../events/event.ts'
import type { Projection } from '../../../projections/projection.ts'
import type { Sql } from '../../postgres/sql.ts'
import { ensureTables, positionOf, servingTables } from '../checkpoint.ts'
import { PoisonEventError } from '../fault.ts'
import { replay } from '../replay/replay.ts'
import { isRetryDue, recordStop, retryNow, stopsOf, type Stop } from './stops.ts'
import { openBench, testCodec } from '../testing/bench.ts'
import { followed, lastFollower, liked, memberOf, skippedEvent, tally } from '../testing/projections.ts'
import { driftOf, verify } from '../audit/verify.ts'
import { until } from '../../../scripts/testing/until.ts'

const many = (from: number, count: number) => Array.from({ length: count }, (_, i) => liked(from + i))
const never = new AbortController().signal
const likes = async (sql: Sql) =>
  (await sql<{ likes: number }>`select coalesce(sum(likes), 0)::int as likes from item`)[0]?.likes

/** The test projection `tally`, changed so that it fails at reactions by some members. */
const failingTally = (
  on: ReadonlySet<string>,
  cause: (event: RecordedEvent, sql: Sql) => unknown,
): Projection => ({
  ...tally,
  async apply(batch, sql) {
    for (const event of batch)
      if ('member' in event.data && on.has(event.data.member)) await cause(event, sql)
    return tally.apply(batch, sql)
  },
})

async function stopWhere(sql: Sql, condition: (stop: Stop) => boolean = () => true): Promise<Stop> {
  for (;;) {
    const [stop] = await stopsOf(sql)
    if (stop && condition(stop)) return stop
    await sleep(20)
  }
}

function recordingLogger() {
  const lines: string[] = []
  const stream = new PassThrough().on('data', (line) => lines.push(String(line)))
  return { lines, logger: pino({ level: 'info' }, stream) }
}

t.test('an event that cannot be applied stops only its projection, directly before the event', async (t) => {
  const { sql, pool, log, append, recorded, start, watch } = await openBench(t)
  const changes = await watch()
  const failing = new Set<string>([memberOf(1234)])
  const cause = (_: RecordedEvent, sql: Sql) => sql`select 'the knees of Ada'::int`
  const projections = [failingTally(failing, cause), lastFollower]
  const { lines, logger } = recordingLogger()
  await append(many(0, 1500))
  const last = await append([followed(1)])
  await start({ projections, logger })
  t.ok(await changes.waitFor(['last_follower'], last, 10_000), 'other projections continue')

  const stop = await stopWhere(sql)
  const [event] = (await recorded()).filter(({ data }) => 'member' in data && data.member === memberOf(1234))
  t.match(stop, { schema: 'tally_v1', id: event?.id, type: 'ReactionChosen', position: event?.position })
  t.match(stop.error, /invalid input syntax for type integer.*code 22P02/)
  t.notMatch(stop.error, /Ada/, 'the reason has no value of the event')
  t.equal(await likes(sql), 1234, 'earlier events of the batch are applied')
  t.ok((await positionOf(sql, 'tally_v1')) < stop.position)

  await stopWhere(sql, ({ tries }) => tries > 1)
  t.equal(lines.filter((line) => line.includes('is stopped')).length, 1, 'it is logged once')

  await t.test('a stopped projection continues when it is retried after the cause was fixed', async (t) => {
    failing.clear()
    t.ok(await retryNow(sql, 'tally_v1'))
    t.ok(await changes.waitFor(['tally'], last, 10_000))
    t.equal(await likes(sql), 1500)
    await until(async () => (await stopsOf(sql)).length === 0, 'the stop has ended')
    t.notOk(await retryNow(sql, 'tally_v1'))
  })

  await t.test('live updates, replays and audits leave out an event that a projection skips', async (t) => {
    failing.add(memberOf(2001))
    const end = await append(many(2000, 10))
    const { id, position } = await stopWhere(sql)
    await log.append('projection-tally_v1', [skippedEvent('tally_v1', id, position)], 'no_stream')
    await retryNow(sql, 'tally_v1')
    t.ok(await changes.waitFor(['tally'], end, 10_000))
    t.equal(await likes(sql), 1509)
    t.same(await sql`select from "like" where member = ${memberOf(2001)}`, [])
    t.equal(driftOf(await verify({ projections, log, pool, signal: never })), 0n)
    await replay({ projections: [tally], log, pool, signal: never })
    t.equal(await likes(sql), 1509)
  })
})

t.test('a projection retries after temporary database errors and does not stop', async (t) => {
  const { sql, append, start, watch } = await openBench(t)
  const changes = await watch()
  const failing = new Set<string>([memberOf(3)])
  const states = ['40001', '57014', 'gone']
  const cause = async (_: RecordedEvent, sql: Sql) => {
    const state = states.shift()
    if (state === 'gone') await sql`select pg_terminate_backend(pg_backend_pid())`
    else if (state === '57014') await sql`do 'begin raise sqlstate ''57014''; end'`
    else if (state) await sql`do 'begin raise sqlstate ''40001''; end'`
  }
  const { lines, logger } = recordingLogger()
  const last = await append(many(0, 10))
  await start({ projections: [failingTally(failing, cause)], logger })
  t.ok(await changes.waitFor(['tally'], last, 10_000))
  t.same(states, [])
  t.equal(await likes(sql), 10)
  t.same(await stopsOf(sql), [])
  t.equal(lines.filter((line) => line.includes('a projection failed')).length, 1, 'it is logged once')
})

t.test('an event that cannot be read stops only projections that handle its type', async (t) => {
  const { eventStoreUrl, sql, append, start, watch, log } = await openBench(t)
  const changes = await watch()
  const [foreseen, damaged] = [followed(5), liked(2)]
  const last = await append([liked(0), foreseen, followed(1), damaged, liked(3), followed(4)])
  const faulty = openLog({
    url: eventStoreUrl,
    codec: {
      ...testCodec,
      decode: (stored, reading) =>
        testCodec.decode(
          stored.map((one) => {
            if (one.id === foreseen.id) return { ...one, type: 'Foreseen' }
            return one.id === damaged.id ? { ...one, data: {} } : one
          }),
          reading,
        ),
    },
  })
  t.teardown(() => faulty.close())

  const older = await start({ log: faulty })
  t.ok(
    await changes.waitFor(['last_follower'], last, 10_000),
    'projections that do not handle its type continue',
  )
  const stop = await stopWhere(sql)
  t.match(stop, { schema: 'tally_v1', id: damaged.id })
  t.match(stop.error, /does not fit its schema/)
  t.equal(await likes(sql), 1, 'the projection that handles it is stopped')

  await start({ log })
  await older.stop()
  t.ok(await changes.waitFor(['tally'], last, 10_000), 'it continues in a process that can read the event')
  t.equal(await likes(sql), 2 + 1)
})

t.test('a projection whose tables have passed the event no longer counts as stopped', async (t) => {
  const { sql, pool } = await openBench(t)
  await ensureTables(pool, servingTables(tally))
  const comesTo = (position: bigint) => sql`update projector.checkpoint set position = ${position}`
  const event = { id: liked(1).id, type: 'ReactionChosen', stream: 'reaction-1', position: 5n } as const
  await comesTo(4n)
  await recordStop(sql, 'tally_v1', new PoisonEventError(event, new Error('no')))
  t.match(await stopsOf(sql), [{ schema: 'tally_v1', position: 5n }])
  t.notOk(await isRetryDue(sql, 'tally_v1'))

  await comesTo(5n)
  t.same(await stopsOf(sql), [])
  t.ok(await isRetryDue(sql, 'tally_v1'), 'a waiting projection retries at once')
  t.notOk(await retryNow(sql, 'tally_v1'))
  t.equal(await recordStop(sql, 'tally_v1', new PoisonEventError(event, new Error('too late'))), 2)
  t.same(await stopsOf(sql), [])
})

t.test('a projection that handles additional event types needs a new version', async (t) => {
  const { start } = await openBench(t)
  const more: Projection = { ...tally, handles: [...tally.handles, 'MemberFollowed'] }
  await t.rejects(start({ projections: [more] }), { message: /tally_v1 .*increase the version/ })
})
