import { setTimeout as sleep } from 'node:timers/promises'
import { once } from 'node:events'
import t from 'tap'
import { openLeases } from './lease.ts'
import { logger, openBench } from '../testing/bench.ts'
import { followed, liked } from '../testing/projections.ts'
import { ways } from '../testing/redis.ts'

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
        logger,
      })
      t.teardown(leases.close)
      return { held, starts: () => starts }
    }
    const until = async (condition: () => boolean) => {
      while (!condition()) await sleep(10)
    }

    await t.test('a second process gets half of the leases, and no lease has two holders', async (t) => {
      const { settings } = await openBench(t, redisUrl)
      const schemas = new Set(['a_v1', 'b_v1', 'c_v1', 'd_v1'])
      const first = await holder(t, schemas, settings)
      await until(() => first.held.size === 4)
      const second = await holder(t, schemas, settings)
      await until(() => first.held.size === 2 && second.held.size === 2)
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
      await until(() => held.size === 2)
      schemas.delete('e_v1')
      // Checks only the final state, because a process on a busy machine may lose a lease for a moment.
      await until(() => held.size === 1 && held.has('f_v1'))
      t.same([...held], ['f_v1'])
    })

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
    })
  })
}
