import { EventEmitter, once } from 'node:events'
import t from 'tap'
import { schemaOf, type Projection } from '../../../projections/projection.ts'
import type { Sql } from '../../postgres/sql.ts'
import { positionOf } from '../checkpoint.ts'
import { replay, type ReplayOptions } from './replay.ts'
import { dropKept, keptSchema, keptTables } from './kept-tables.ts'
import { openBench, projections } from '../testing/bench.ts'
import { followed, liked, lastFollower, tally, threadOf } from '../testing/projections.ts'
import { driftOf, verify } from '../audit/verify.ts'

const many = (from: number, count: number) => Array.from({ length: count }, (_, i) => liked(from + i))

const never = new AbortController().signal

t.test('a replay repairs damaged rows and reports how many differed', async (t) => {
  const { pool, sql, log, append, start, watch } = await openBench(t)
  await start()
  const changes = await watch()
  await changes.waitFor(['tally'], await append(many(0, 3000)), 10_000)
  await sql`delete from item where id like '%4'`
  const report = await replay({ projections: [tally], log, pool, signal: never })
  const [item, like] = report[0]?.tables ?? []
  t.same(item, {
    table: 'item',
    rows: 4n,
    equal: 4n,
    different: 0n,
    missing: 1n,
    surplus: 0n,
    drift: 1n,
    examples: [{ key: { id: threadOf(4) }, fault: 'missing' }],
  })
  t.same([like?.rows, like?.equal], [3000n, 3000n])
  t.same(await sql`select sum(likes)::int likes from item`, [{ likes: 3000 }])
  t.same(
    await sql`select nspname::text from pg_namespace where nspname ~ '_(rebuild|retired|shadow)$'`,
    [],
    'no temporary tables are left',
  )
  const [kept] = await keptTables(sql)
  t.same(
    [kept?.of, await sql`select from ${{ parts: [`${kept?.schema}.item`], values: [] }}`],
    ['tally_v1', [{}, {}, {}, {}]],
  )
  t.ok((kept?.bytes ?? 0n) > 100_000n)
  await dropKept(pool, kept?.schema ?? '')
  t.same(await keptTables(sql), [])
  await t.rejects(
    dropKept(pool, 'tally_v1'),
    /does not contain tables replaced by a replay/,
    'serving tables are not dropped',
  )
})

/** Positions of the tables that a replay builds. */
const rebuilt = (sql: Sql) =>
  Promise.all([tally, lastFollower].map((projection) => positionOf(sql, `${schemaOf(projection)}_rebuild`)))

t.test('a replay that is interrupted has reported only events that it does not read again', async (t) => {
  const { pool, sql, log, append, start, watch } = await openBench(t)
  await start()
  const changes = await watch()
  await changes.waitFor(['tally', 'last_follower'], await append(many(0, 3000)), 10_000)
  const reports = new EventEmitter()
  const slow: Projection = {
    ...tally,
    async apply(batch, tx) {
      await tally.apply(batch, tx)
      await once(reports, 'report')
    },
  }
  const stopping = new AbortController()
  let reported = 0
  const replaying = replay({
    projections: [slow, lastFollower],
    log,
    pool,
    signal: stopping.signal,
    onProgress({ events }) {
      if (events > 0 && !stopping.signal.aborted) {
        reported = events
        stopping.abort()
      }
      reports.emit('report')
    },
  })
  await t.rejects(replaying, { name: 'AbortError' })
  for (const position of await rebuilt(sql)) {
    const [kept] = await sql<{ events: number }>`
      select count(*)::int events from "like" where position <= ${String(position)}::bigint`
    t.ok(reported > 0 && reported <= kept!.events, `${kept?.events} of ${reported} are kept`)
  }
})

t.test('a replay that is interrupted after its events were read does not read them again', async (t) => {
  const { pool, sql, log, append, start, watch } = await openBench(t)
  await start()
  const changes = await watch()
  const last = await append(many(0, 10))
  await changes.waitFor(['tally', 'last_follower'], last, 10_000)
  const stopping = new AbortController()
  const onPhase = async () => stopping.abort()
  const projections = [tally, lastFollower]
  await t.rejects(replay({ projections, log, pool, signal: stopping.signal, onPhase }), {
    name: 'AbortError',
  })
  t.same(await rebuilt(sql), [last, last])
})

t.test('two replays of a projection within one second both keep the tables that they replace', async (t) => {
  const { pool, sql, log, append, start, watch } = await openBench(t)
  await start()
  const changes = await watch()
  await changes.waitFor(['tally'], await append(many(0, 10)), 10_000)
  for (let second = 0; second < 20; second++)
    await pool.query(`create schema ${keptSchema('tally_v1', new Date(Date.now() + second * 1000))}`)
  await replay({ projections: [tally], log, pool, signal: never })
  t.equal((await keptTables(sql)).length, 1)
  t.same(await sql`select sum(likes)::int likes from item`, [{ likes: 10 }])
})

t.test('during a replay, readers always find tables, and each live event counts once', async (t) => {
  const { pool, sql, log, append, start, watch } = await openBench(t)
  await start()
  const changes = await watch()
  let sent = 3000
  await append(many(0, sent))
  let replaying = true
  let position = -1n
  const traffic = (async () => {
    while (replaying) {
      position = await append(many((sent += 5) - 5, 5))
      await changes.waitFor(['tally'], position, 10_000)
    }
  })()
  let reads = 0
  const reader = (async () => {
    for (; replaying; reads++) await sql`select sum(likes) from item join "like" on item = id`
  })()

  for (let i = 0; i < 2; i++) await replay({ projections, log, pool, signal: never })
  replaying = false
  await Promise.all([traffic, reader])

  t.ok(await changes.waitFor(['tally', 'last_follower'], position, 10_000))
  t.same(await sql`select sum(likes)::int likes from item`, [{ likes: sent }])
  t.equal(driftOf(await verify({ projections, log, pool, signal: never })), 0n)
  t.ok(reads > 10)
})

t.test('an interrupted replay resumes at the position that it had reached', async (t) => {
  const { pool, sql, log, append, recorded } = await openBench(t)
  const head = await append(many(0, 9000))
  const stop = new AbortController()
  const options = { projections: [tally], log, pool }
  let read = 0
  const counting: ReplayOptions['log'] = {
    ...log,
    async *readAll(reading) {
      for await (const batch of log.readAll(reading)) {
        yield batch
        read += batch.count
        if (read >= 6000) stop.abort()
      }
    },
  }
  await t.rejects(replay({ ...options, log: counting, signal: stop.signal }), { name: 'AbortError' })
  t.ok((await positionOf(sql, 'tally_v1_rebuild')) >= 3000n)
  t.same(await sql`select * from item`, [], 'the serving tables are unchanged')

  read = 0
  await replay({ ...options, log: counting, signal: never })
  t.ok(read < 6000, `read ${read} of 9000 again`)
  t.same(await sql`select sum(likes)::int likes from item`, [{ likes: (await recorded()).length }])
  t.equal(await positionOf(sql, 'tally_v1'), head)
})

t.test('a replay that fails leaves the tables in use unchanged and drops its own', async (t) => {
  const { pool, sql, log, append } = await openBench(t)
  await append([...many(0, 10), followed(1)])
  const broken = { ...lastFollower, apply: () => Promise.reject(new Error('out of order')) }
  await t.rejects(replay({ projections: [tally, broken], log, pool, signal: never }), {
    message: 'out of order',
  })
  t.same(await sql`select nspname::text from pg_namespace where nspname ~ '_rebuild$'`, [])
  t.equal(await positionOf(sql, 'tally_v1'), -1n)
})

t.test('when two replays of a projection are started at once, the second one is rejected', async (t) => {
  const { pool, log, append, start } = await openBench(t)
  await append(many(0, 3000))
  await start()
  const both = await Promise.allSettled(
    [1, 2].map(() => replay({ projections: [tally], log, pool, signal: never })),
  )
  t.same(both.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
})
