import { setTimeout as sleep } from 'node:timers/promises'
import { once } from 'node:events'
import pino from 'pino'
import t from 'tap'
import { handBack, openLeases } from './lease.ts'
import { LOCK_MS, openBench } from '../testing/bench.ts'
import { followed, liked } from '../testing/projections.ts'
import { ways } from '../testing/redis.ts'
import { until } from '../../../scripts/testing/until.ts'

for (const { where, skip, open } of ways) {
  t.test(`processes share the projections among themselves by leases in ${where}`, { skip }, async (t) => {
    const redisUrl = await open(t)

    async function holder(
      t: { teardown: (work: () => unknown) => unknown },
      schemas: Set<string>,
      settings: object,
    ) {
      const held = new Set<string>()
      let starts = 0
      const sentences: string[] = []
      const logger = pino(
        { level: 'info' },
        { write: (line: string) => void sentences.push(JSON.parse(line).msg) },
      )
      const leases = await openLeases({
        settings: { databaseUrl: '', redisUrl, ...settings },
        queue: 'leases',
        schemas: () => [...schemas],
        async work(schema, signal) {
          held.add(schema)
          starts++
          await once(signal, 'abort')
          held.delete(schema)
        },
        behind: async () => [...schemas],
        lockMs: LOCK_MS,
        logger,
      })
      t.teardown(leases.close)
      const said = (sentence: string) => sentences.filter((one) => one === sentence).length
      return { held, starts: () => starts, said }
    }

    await t.test('a second process gets half of the leases, and no lease has two holders', async (t) => {
      const { settings } = await openBench(t, redisUrl)
      const schemas = new Set(['a_v1', 'b_v1', 'c_v1', 'd_v1'])
      const first = await holder(t, schemas, settings)
      await until(() => first.held.size === 4, 'the leases are distributed')
      const second = await holder(t, schemas, settings)
      await until(() => first.held.size === 2 && second.held.size === 2, 'the leases are distributed')
      t.same(first.held.union(second.held).size, 4)
      const before = first.starts() + second.starts()
      await sleep(1500)
      t.ok(first.starts() + second.starts() - before <= 2, 'the distribution is stable')
    })

    await t.test('leases are added and removed when the set of projections changes', async (t) => {
      const { settings } = await openBench(t, redisUrl)
      const schemas = new Set<string>()
      const { held } = await holder(t, schemas, settings)
      schemas.add('e_v1').add('f_v1')
      await until(() => held.size === 2, 'the leases are distributed')
      schemas.delete('e_v1')
      // Checks only the final state, because a process on a busy machine may lose a lease for a moment.
      await until(() => held.size === 1 && held.has('f_v1'), 'the leases are distributed')
      t.same([...held], ['f_v1'])
    })

    const unlocks = {
      skip: redisUrl !== undefined && 'one queue is enough, as the locks are lost by a statement',
    }
    await t.test(
      'a process that was too busy to renew its locks goes on with its work',
      unlocks,
      async (t) => {
        const { settings, pool } = await openBench(t, redisUrl)
        const { held, starts, said } = await holder(t, new Set(['g_v1', 'h_v1', 'i_v1']), settings)
        await until(() => held.size === 3, 'the leases are distributed')
        // As when another process finds locks that have expired.
        await pool.query(
          "update bullmq.job set state = 'waiting', lock_token = null, locked_until_ms = null where state = 'active'",
        )
        // Its notification makes this process run the jobs again before their first runs have ended.
        await pool.query("select pg_notify('bullmq_jobs', 'leases')")
        await until(() => said('lease taken again') >= 3, 'the lease is taken again three times')
        t.same([held.size, starts()], [3, 3])
        // Longer than a lock lasts without a renewal, and than the interval of looking for expired ones.
        const taken = said('lease taken again')
        await sleep(5000)
        t.equal(said('lease taken again'), taken, 'no lease is lost and taken again repeatedly')
      },
    )

    await t.test(
      'leases write no write-ahead log, and are offered again after a crash of the database has emptied their tables',
      unlocks,
      async (t) => {
        const { settings, sql, pool } = await openBench(t, redisUrl)
        const { held, starts, said } = await holder(t, new Set(['j_v1', 'k_v1']), settings)
        await until(() => held.size === 2, 'the leases are distributed')
        const tables = await sql<{ name: string }>`
          select oid::regclass::text as name from pg_class
          where relnamespace = 'bullmq'::regnamespace and relkind = 'r' and relpersistence = 'u'`
        const names = tables.map(({ name }) => name)
        t.ok(names.includes('bullmq.job') && names.includes('bullmq.dedup') && names.includes('bullmq.meta'))
        await pool.query(`truncate ${names.join(', ')}`)
        await until(() => said('lease taken again') === 2, 'the leases are taken again')
        t.same([held.size, starts()], [2, 2])
      },
    )

    await t.test('another process takes over the leases of a killed process', async (t) => {
      const { append, startProcess, start, watch } = await openBench(t, redisUrl)
      const changes = await watch()
      const first = await startProcess()
      t.ok(await changes.waitFor(['tally', 'last_follower'], await append([liked(0), followed(1)]), 10_000))
      await start()
      first.kill('SIGKILL')
      await once(first, 'exit')
      const killed = performance.now()
      const position = await append([followed(2), liked(1)])
      t.ok(await changes.waitFor(['tally', 'last_follower'], position, 20_000))
      const took = performance.now() - killed
      t.comment(`taken over ${Math.round(took)} ms after the kill`)
      // A lock and half of it, and time for the rest on a busy machine.
      t.ok(took < 1.5 * LOCK_MS + 3000, `in ${took} ms`)
    })
  })
}

t.test('a process that cannot offer its leases to others says so, and ends', async (t) => {
  const said: string[] = []
  const logger = pino({ level: 'warn' }, { write: (line: string) => void said.push(JSON.parse(line).msg) })
  const queue = { add: () => Promise.reject(new Error('no connection')) } as never
  await handBack(logger, queue, ['a_v1', 'b_v1'])
  t.match(said, [/cannot offer leases/])
})
