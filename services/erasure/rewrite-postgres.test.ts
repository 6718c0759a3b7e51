import { test } from 'tap'
import { testPostgres } from '../../scripts/testing/services.ts'
import { forgetDigests, saveSent } from '../ports/outbox.ts'
import { migrate } from '../postgres/migrate.ts'
import { openPool, sqlOver } from '../postgres/sql.ts'
import { rewritePostgres } from './rewrite-postgres.ts'

test('no statistics remain of a table that has become empty', async (t) => {
  const pool = openPool(await testPostgres(t), [])
  t.teardown(() => pool.end())
  await migrate(pool)
  const sql = sqlOver(pool)
  const letter = { to: 'bo@example.org', text: 'Zelda replied to you' }
  for (const n of [1, 2])
    await saveSent(sql, { ...letter, subject: `Digest ${n}`, messageId: `<${n}.digest@localhost>` })
  await pool.query('analyze operational.outbox')
  const statistics = () =>
    sql`select attname from pg_stats where schemaname = 'operational' and tablename = 'outbox'`
  t.not((await statistics()).length, 0)
  await forgetDigests(sql)
  await rewritePostgres(pool, [], new AbortController().signal)
  t.same(await statistics(), [])
})
