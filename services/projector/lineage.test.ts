import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import type { StreamName } from '../../events/kinds.ts'
import { openPool, sqlOver } from '../postgres/sql.ts'
import { eventStorePort } from '../../scripts/testing/ports.ts'
import { testFolder, testPostgres } from '../../scripts/testing/services.ts'
import { startNode } from '../eventstore/server.ts'
import { openChanges } from './live/changes.ts'
import { ensureTables, positionOf, servingTables } from './checkpoint.ts'
import { faultOf, LogBehindError, watchLineage } from './lineage.ts'
import { startProjector } from './projector.ts'
import { replay } from './replay/replay.ts'
import { logger, openTestLog, projections } from './testing/bench.ts'
import { liked } from './testing/projections.ts'
import { verify } from './audit/verify.ts'
import { until } from '../../scripts/testing/until.ts'

const schemas = projections.map((projection) => servingTables(projection).schema)
const never = new AbortController().signal
let nextMember = 0
const likes = (count: number) => Array.from({ length: count }, () => liked(nextMember++))

async function openNetworkOf(t: Test) {
  const file = join(testFolder(t), 'log.sqlite')
  const databaseUrl = await testPostgres(t)
  const pool = openPool(databaseUrl, schemas, 20)
  const sql = sqlOver(pool)
  for (const projection of projections) await ensureTables(pool, servingTables(projection))
  const port = await eventStorePort()
  let node = await startNode({ file, port })
  const { url } = node
  const log = openTestLog(url)
  t.teardown(async () => {
    await log.close()
    await node.stop()
    await pool.end()
  })
  const lineage = { log, sql, schemas }

  async function start() {
    const watch = await watchLineage(lineage, { logger, intervalMs: 20 })
    const projector = await startProjector({
      settings: { databaseUrl },
      projections,
      log,
      logger,
      lineage: watch,
    })
    let stopped: Promise<unknown> | null = null
    const stop = () => (stopped ??= Promise.all([projector.stop(), watch.close()]))
    t.teardown(stop)
    return { stop, watch }
  }

  return {
    databaseUrl,
    pool,
    sql,
    log,
    lineage,
    start,
    append: async (stream: StreamName, count = 10) =>
      (await log.append(stream, likes(count), 'no_stream')).position,
    async changes() {
      const changes = await openChanges({ databaseUrl }, projections)
      t.teardown(changes.close)
      return changes
    },
    position: () => positionOf(sql, 'tally_v1'),
    count: async () =>
      (await sql<{ likes: number }>`select coalesce(sum(likes), 0)::int as likes from item`)[0]?.likes,
    /** Starts the node without its write-ahead log, as after a crash that lost that file, or without any file. */
    async lose(what: 'write-ahead log' | 'file') {
      const kept = what === 'file' ? null : readFileSync(file)
      await node.stop()
      for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true })
      if (kept) writeFileSync(file, kept)
      node = await startNode({ file, port })
    },
    /** Copies the log in its present state; returns a function that puts the copy in the place of the log. */
    async snapshotLog() {
      await node.stop()
      const copy = `${file}.${Math.random()}`
      copyFileSync(file, copy)
      node = await startNode({ file, port })
      return async () => {
        await node.stop()
        for (const end of ['-wal', '-shm']) rmSync(file + end, { force: true })
        copyFileSync(copy, file)
        node = await startNode({ file, port })
      }
    },
  }
}

t.test('projections stop when the log is replaced by an older copy', async (t) => {
  const { log, lineage, append, snapshotLog, start, changes, position, count, pool } = await openNetworkOf(t)
  const news = await changes()
  const first = await start()
  await append('test-a')
  const putOldBack = await snapshotLog()
  const last = await append('test-b')
  t.ok(await news.waitFor(['tally'], last, 10_000))
  t.equal(await faultOf(lineage), null)
  await first.stop()
  const putNewBack = await snapshotLog()
  await putOldBack()

  const behind = new RegExp(`ends at position 10, .* up to ${last}: .*npm run replay -- --all`)
  t.match(await faultOf(lineage), behind)
  const { watch, stop } = await start()
  t.match(watch.current()?.sentence, behind)
  await t.rejects(verify({ projections, log, pool, signal: never }), LogBehindError)

  await t.test('projections stay stopped when the older log grows past their position', async (t) => {
    await append('test-c', 20)
    t.match(await faultOf(lineage), /is not the one .* test-b@9, is not in it/)
    await watch.check()
    t.equal(await position(), last, 'no event of the older log is applied')
    t.equal(await count(), 20)
  })

  await t.test('projections continue once the newer log is back in place', async (t) => {
    await putNewBack()
    await watch.untilSound(AbortSignal.timeout(10_000))
    t.equal(watch.current(), null)
    t.ok(await news.waitFor(['tally'], await append('test-d'), 10_000))
    t.equal(await count(), 30)
  })
  await stop()

  await t.test('a replay of all projections rebuilds read models from the older log', async (t) => {
    await putOldBack()
    const { watch } = await start()
    t.ok(watch.current())
    await replay({ projections, log, pool, signal: never })
    await watch.untilSound(AbortSignal.timeout(10_000))
    t.equal(watch.current(), null)
    t.equal(await position(), 10n)
    t.equal(await count(), 10)
    const fresh = await changes()
    t.ok(await fresh.waitFor(['tally'], await append('test-e'), 10_000))
    t.equal(await count(), 20, 'later events are applied')
  })
})

t.test('projections stop when the log is truncated while they run', async (t) => {
  const { append, snapshotLog, start, changes, count } = await openNetworkOf(t)
  const news = await changes()
  const { watch } = await start()
  await append('test-a')
  const putOldBack = await snapshotLog()
  t.ok(await news.waitFor(['tally'], await append('test-b'), 10_000))
  await putOldBack()
  await until(() => watch.current() !== null, 'the older log is noticed')
  await append('test-c', 30)
  await watch.check()
  t.match(watch.current()?.sentence, /is not the one/)
  t.equal(await count(), 20)
})

t.test(
  'a lost log file or write-ahead log is reported, and an operator can continue with the remaining log',
  async (t) => {
    const { append, snapshotLog, lose, start, changes, count, lineage, log, pool } = await openNetworkOf(t)
    const news = await changes()
    const { stop } = await start()
    await append('test-a')
    await snapshotLog()
    t.ok(await news.waitFor(['tally'], await append('test-b'), 10_000))
    await stop()
    await lose('write-ahead log')
    t.match(await faultOf(lineage), /ends at position 10, but .* up to 20: .*npm run replay -- --all/)
    await lose('file')
    t.match(await faultOf(lineage), /is empty, but .* up to 20: .*npm run replay -- --all/)

    await replay({ projections, log, pool, signal: never })
    const { watch } = await start()
    t.equal(watch.current(), null)
    const fresh = await changes()
    t.ok(await fresh.waitFor(['tally'], await append('test-c'), 10_000))
    t.equal(await count(), 10)
  },
)

t.test('a comparison that cannot be made is logged, and the last result applies', async (t) => {
  const { lineage, sql } = await openNetworkOf(t)
  const failed = Promise.withResolvers<unknown[]>()
  const watched = { ...logger, warn: (...told: unknown[]) => failed.resolve(told) }
  const head = async (): Promise<bigint> => {
    throw new Error('the log is silent')
  }
  const { log } = lineage
  let asked = 0
  const silent = { holds: log.holds, head: () => (asked++ === 0 ? log.head() : head()) }
  const watch = await watchLineage({ ...lineage, sql, log: silent }, { logger: watched, intervalMs: 5 })
  t.teardown(watch.close)
  t.match(await failed.promise, [{ err: /the log is silent/ }, /^cannot compare the event log/])
  t.equal(watch.current(), null)
})

t.test('a tombstoned stream is not mistaken for a truncated log', async (t) => {
  const { log, lineage, append, start, changes, sql } = await openNetworkOf(t)
  const news = await changes()
  const { stop } = await start()
  t.ok(await news.waitFor(['tally'], await append('test-a'), 10_000))
  await stop()
  await log.tombstone('test-a')
  t.equal(await faultOf(lineage), null)
  await sql`update projector.checkpoint set event_stream = 'test-none'`
  t.match(await faultOf(lineage), /test-none@9, is not in it/)
})
