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
import { isTryWanted, noteStop, retryNow, stopsOf, type Stop } from './stops.ts'
import { openBench, testCodec } from '../testing/bench.ts'
import { followed, lastFollower, liked, memberOf, skippedEvent, tally } from '../testing/projections.ts'
import { driftOf, verify } from '../audit/verify.ts'

t.setTimeout(60_000)

const many = (from: number, count: number) => Array.from({ length: count }, (_, i) => liked(from + i))
const never = new AbortController().signal
const likes = async (sql: Sql) =>
  (await sql<{ likes: number }>`select coalesce(sum(likes), 0)::int as likes from item`)[0]?.likes

/** `tally`, which cannot apply a like of some members. */
const choking = (
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

/** The one stop that there is, once the condition holds of it; the test's time-out is the limit. */
async function stopped(sql: Sql, condition: (stop: Stop) => boolean = () => true): Promise<Stop> {
  for (;;) {
    const [stop] = await stopsOf(sql)
    if (stop && condition(stop)) return stop
    await sleep(20)
  }
}

/** A logger whose lines can be looked at. */
function listening() {
  const lines: string[] = []
  const stream = new PassThrough().on('data', (line) => lines.push(String(line)))
  return { lines, logger: pino({ level: 'info' }, stream) }
}

t.test('an event that cannot be applied stops its projection, just before it, and no other', async (t) => {
  const { sql, pool, log, append, recorded, start, watch } = await openBench(t)
  const changes = await watch()
  const sick = new Set<string>([memberOf(1234)])
  const cause = (_: RecordedEvent, sql: Sql) => sql`select 'the knees of Ada'::int`
  const projections = [choking(sick, cause), lastFollower]
  const { lines, logger } = listening()
  await append(many(0, 1500))
  const last = await append([followed(1)])
  await start({ projections, logger })
  t.ok(await changes.waitFor(['last_follower'], last, 10_000), 'the others go on')

  const stop = await stopped(sql)
  const [event] = (await recorded()).filter(({ data }) => 'member' in data && data.member === memberOf(1234))
  t.match(stop, { schema: 'tally_v1', id: event?.id, type: 'ReactionChosen', position: event?.position })
  t.match(stop.error, /invalid input syntax for type integer.*code 22P02/)
  t.notMatch(stop.error, /Ada/, 'what stood in it is not told')
  t.equal(await likes(sql), 1234, 'what came before is kept')
  t.ok((await positionOf(sql, 'tally_v1')) < stop.position)

  await stopped(sql, ({ tries }) => tries > 1)
  t.equal(lines.filter((line) => line.includes('stands still')).length, 1, 'it is said once')

  await t.test('it goes on once that is mended', async (t) => {
    sick.clear()
    t.ok(await retryNow(sql, 'tally_v1'))
    t.ok(await changes.waitFor(['tally'], last, 10_000))
    t.equal(await likes(sql), 1500)
    while ((await stopsOf(sql)).length > 0) await sleep(20)
    t.notOk(await retryNow(sql, 'tally_v1'))
  })

  await t.test('an event that is skipped is left out, in a replay and an audit as well', async (t) => {
    sick.add(memberOf(2001))
    const end = await append(many(2000, 10))
    const { id, position } = await stopped(sql)
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

t.test('what a server is at fault for is repeated, and stops nothing', async (t) => {
  const { sql, append, start, watch } = await openBench(t)
  const changes = await watch()
  const sick = new Set<string>([memberOf(3)])
  const states = ['40001', '57014', 'gone']
  const cause = async (_: RecordedEvent, sql: Sql) => {
    const state = states.shift()
    if (state === 'gone') await sql`select pg_terminate_backend(pg_backend_pid())`
    else if (state === '57014') await sql`do 'begin raise sqlstate ''57014''; end'`
    else if (state) await sql`do 'begin raise sqlstate ''40001''; end'`
  }
  const { lines, logger } = listening()
  const last = await append(many(0, 10))
  await start({ projections: [choking(sick, cause)], logger })
  t.ok(await changes.waitFor(['tally'], last, 10_000))
  t.same(states, [])
  t.equal(await likes(sql), 10)
  t.same(await stopsOf(sql), [])
  t.equal(lines.filter((line) => line.includes('cannot go on')).length, 1, 'it is said once')
})

t.test('an event that cannot be read', async (t) => {
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
    'is passed by whoever does not handle its type',
  )
  const stop = await stopped(sql)
  t.match(stop, { schema: 'tally_v1', id: damaged.id })
  t.match(stop.error, /does not fit its schema/)
  t.equal(await likes(sql), 1, 'and stops who does')

  await start({ log })
  await older.stop()
  t.ok(await changes.waitFor(['tally'], last, 10_000), 'until a process comes that can read it')
  t.equal(await likes(sql), 2 + 1)
})

t.test('tables that have come past an event do not stand still at it, whoever says so', async (t) => {
  const { sql, pool } = await openBench(t)
  await ensureTables(pool, servingTables(tally))
  const comesTo = (position: bigint) => sql`update projector.checkpoint set position = ${position}`
  const event = { id: liked(1).id, type: 'ReactionChosen', stream: 'reaction-1', position: 5n } as const
  await comesTo(4n)
  await noteStop(sql, 'tally_v1', new PoisonEventError(event, new Error('no')))
  t.match(await stopsOf(sql), [{ schema: 'tally_v1', position: 5n }])
  t.notOk(await isTryWanted(sql, 'tally_v1'))

  await comesTo(5n)
  t.same(await stopsOf(sql), [])
  t.ok(await isTryWanted(sql, 'tally_v1'), 'who waits there goes on at once')
  t.notOk(await retryNow(sql, 'tally_v1'))
  t.equal(await noteStop(sql, 'tally_v1', new PoisonEventError(event, new Error('too late'))), 2)
  t.same(await stopsOf(sql), [])
})

t.test('a version whose events were passed over is not made to handle them afterwards', async (t) => {
  const { start } = await openBench(t)
  const more: Projection = { ...tally, handles: [...tally.handles, 'MemberFollowed'] }
  await t.rejects(start({ projections: [more] }), { message: /tally_v1 .*raise the version/ })
})
