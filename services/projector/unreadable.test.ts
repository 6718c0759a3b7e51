import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import pino from 'pino'
import t from 'tap'
import { openLog } from '../../events/log.ts'
import { positionsOf } from './checkpoint.ts'
import { openBench, projections, testCodec } from './testing/bench.ts'
import { followed, liked } from './testing/projections.ts'
import { driftOf, verify } from './verify.ts'

t.test('an event of a type that a release does not know', async (t) => {
  const { eventStoreUrl, sql, pool, append, start, watch, log } = await openBench(t)
  const before = await append([liked(0), followed(1)])
  const unknown = liked(2)
  const after = await append([unknown, liked(3), followed(4)])
  const older = openLog({
    url: eventStoreUrl,
    codec: {
      ...testCodec,
      decode: (stored) =>
        testCodec.decode(stored.map((one) => (one.id === unknown.id ? { ...one, type: 'Foreseen' } : one))),
    },
  })
  t.teardown(() => older.close())
  const schemas = ['tally_v1', 'last_follower_v1']

  const errors = new PassThrough()
  const old = await start({ log: older, logger: pino({ level: 'error' }, errors) })
  const changes = await watch()
  t.ok(await changes.waitFor(['last_follower'], before, 10_000), 'what is before it is projected')
  const [line] = await once(errors, 'data')
  t.match(String(line), new RegExp(`${unknown.id} .*Foreseen.*Update it`))
  errors.resume()
  await old.stop()
  for (const position of (await positionsOf(sql, schemas)).values()) {
    t.ok(position <= before, 'no checkpoint passes it')
  }
  const audits = await verify({ projections, log: older, pool, signal: new AbortController().signal })
  t.equal(driftOf(audits), 0n, 'what is there can still be audited')

  await start({ log, logger: pino({ level: 'silent' }) })
  t.ok(await changes.waitFor(['tally', 'last_follower'], after, 10_000), 'after an update they go on')
  t.same(await sql`select sum(likes)::int likes from item`, [{ likes: 3 }])
})
