import t from 'tap'
import { unreadable } from '../../events/log/unreadable.ts'
import { commitStep, handledBy } from './batch.ts'
import { ensureTables, FencedError, positionOf, servingTables } from './checkpoint.ts'
import { openBench } from './testing/bench.ts'
import { lastFollower, liked, tally } from './testing/projections.ts'

t.test('if several workers apply the same events, one succeeds and the others change nothing', async (t) => {
  const { pool, sql, append, recorded } = await openBench(t)
  const to = await append([liked(1), liked(2), liked(3)])
  const step = { from: -1n, to, events: await recorded() }

  const race = await Promise.allSettled([1, 2, 3].map(() => commitStep(pool, servingTables(tally), step)))

  t.same(race.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected', 'rejected'])
  for (const result of race) if (result.status === 'rejected') t.type(result.reason, FencedError)
  t.same(await sql`select sum(likes)::int likes from item`, [{ likes: 3 }])
  t.equal(await positionOf(sql, 'tally_v1'), to)
})

t.test('a batch that fails changes neither rows nor the checkpoint', async (t) => {
  const { pool, sql, append, recorded } = await openBench(t)
  const to = await append([liked(1)])
  const broken = {
    ...tally,
    apply: async (...args: Parameters<typeof tally.apply>) => {
      await tally.apply(...args)
      throw new Error('out of order')
    },
  }
  const step = { from: -1n, to, events: await recorded() }
  await t.rejects(commitStep(pool, servingTables(broken), step), { message: 'out of order' })
  t.same(await sql`select * from item`, [])
  t.equal(await positionOf(sql, 'tally_v1'), -1n)
})

t.test('a worker whose checkpoint was moved by another worker writes no rows', async (t) => {
  const { pool, sql, append, recorded } = await openBench(t)
  const to = await append([liked(1)])
  const hasty: typeof tally = {
    ...tally,
    apply: async (_, tx) => void tx`insert into item values ('one', 1)`,
  }
  const step = { from: 3n, to, events: await recorded() }
  await t.rejects(commitStep(pool, servingTables(hasty), step), FencedError)
  t.same(await sql`select * from item`, [])
  t.equal(await positionOf(sql, 'tally_v1'), -1n)
})

t.test('several processes can create the same tables at once', async (t) => {
  const { pool, sql } = await openBench(t)
  const next = { ...lastFollower, version: 2 }
  await Promise.all(Array.from({ length: 5 }, () => ensureTables(pool, servingTables(next))))
  t.equal(await positionOf(sql, 'last_follower_v2'), -1n)
})

t.test('a step without events does not change the lag that the checkpoint shows', async (t) => {
  const { pool, sql, append, recorded } = await openBench(t)
  const to = await append([liked(1)])
  const checkpoint = () =>
    sql`select (updated_at - event_at)::text as lag, batch_events as events, now() - updated_at < '1 s' as "isNew"
      from projector.checkpoint where schema = 'tally_v1'`
  await commitStep(pool, servingTables(tally), { from: -1n, to, events: await recorded() })
  const [first] = await checkpoint()
  t.match(first, { lag: /^-?00:/, events: 1, isNew: true })
  await sql`update projector.checkpoint
    set updated_at = updated_at - interval '1 h', event_at = event_at - interval '1 h'`
  await commitStep(pool, servingTables(tally), { from: to, to: to + 1n, events: [] })
  t.same(await checkpoint(), [first])
})

t.test('an event whose keys are unavailable stops only projections with personal data', async (t) => {
  const { append, recorded } = await openBench(t)
  await append([liked(1), liked(2), liked(3)])
  const [first, second, third] = await recorded()
  if (!first || !second || !third) throw new Error('three were appended')
  const damaged = unreadable({ ...second, isJson: true }, new Error('its key does not open it'), second)
  const batch = { events: [first, third], unreadable: [damaged] }
  t.same(handledBy(tally, batch), { events: [first], unreadable: damaged })
  t.same(handledBy({ ...tally, personal: false }, batch), {
    events: [first, second, third],
    unreadable: null,
  })
})
