import t from 'tap'
import { openBench, projections } from '../testing/bench.ts'
import { liked, memberOf, tally, threadOf } from '../testing/projections.ts'
import { driftOf, verify } from './verify.ts'

const never = new AbortController().signal
const many = (count: number) => Array.from({ length: count }, (_, i) => liked(i))

t.test('an audit of correct tables finds no difference, even during live updates', async (t) => {
  const { pool, log, append, start, watch } = await openBench(t)
  await start()
  const changes = await watch()
  t.ok(await changes.waitFor(['tally'], await append(many(3000)), 30_000))
  const audits = await verify({
    projections,
    log,
    pool,
    signal: never,
    onProgress: () => void append([liked(9e6)]),
  })
  t.equal(driftOf(audits), 0n)
  t.same(
    audits.flatMap(({ tables }) => tables.map(({ table, rows }) => [table, rows])),
    [
      ['item', 5n],
      ['like', 3000n],
      ['member', 0n],
    ],
  )
})

t.test('an audit finds every missing, different and surplus row', async (t) => {
  const { pool, sql, log, append, start, watch } = await openBench(t)
  const projector = await start()
  const changes = await watch()
  await changes.waitFor(['tally'], await append(many(100)), 10_000)
  await projector.stop()
  await sql`update item set likes = likes + 1 where id = ${threadOf(2)}`
  await sql`delete from "like" where member = ${memberOf(7)}`
  await sql`insert into item values ('somebody@example.org', 1)`

  const [audit] = await verify({ projections: [tally], log, pool, signal: never })

  t.same(audit?.tables, [
    {
      table: 'item',
      rows: 6n,
      equal: 4n,
      different: 1n,
      missing: 0n,
      surplus: 1n,
      drift: 2n,
      examples: [
        { key: { id: '(not shown)' }, fault: 'surplus' },
        { key: { id: threadOf(2) }, fault: 'different' },
      ],
    },
    {
      table: 'like',
      rows: 99n,
      equal: 99n,
      different: 0n,
      missing: 1n,
      surplus: 0n,
      drift: 1n,
      examples: [{ key: { item: threadOf(2), member: memberOf(7) }, fault: 'missing' }],
    },
  ])
  t.same(
    await sql`select nspname::text from pg_namespace where nspname ~ '_shadow$'`,
    [],
    'no shadow tables are left',
  )
})
