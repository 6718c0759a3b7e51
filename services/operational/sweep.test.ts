import { t as file, test } from 'tap'
import { testPostgres } from '../../scripts/testing/services.ts'
import { migrate } from '../postgres/migrate.ts'
import { openPool, sqlOver } from '../postgres/sql.ts'
import { sweep } from './sweep.ts'

const pool = openPool(await testPostgres(file), [])
file.teardown(() => pool.end())
await migrate(pool)

test('a sweep deletes the expired rows of each table, and keeps the others', async (t) => {
  await pool.query(`
    create temporary view moment as select n, now() + n * interval '1 hour' as at from (values (-1), (1)) as v (n);
    insert into operational.pending_log_in (key, browser, data, expires_at)
      select sha256(n::text::bytea), '', '{}', at from moment;
    insert into operational.factor_wait (hash, member, remember, expires_at)
      select sha256(n::text::bytea), 'member_ada', true, at from moment;
    insert into operational.used_answer (key, expires_at) select sha256(n::text::bytea), at from moment;
    insert into operational.phone_code (event_id, member, phone, hash, sent_at)
      select gen_random_uuid(), 'member_ada', '', '', at - interval '1 day' from moment;
    insert into operational.sign_in (member, device_key, device, last_at)
      select 'member_ada', sha256(n::text::bytea), '', at - interval '400 days' from moment;
    insert into operational.sign_in_network (member, network, last_at)
      select 'member_ada', sha256(n::text::bytea), at - interval '30 days' from moment;
    insert into operational.read_place (member, thread, through, at)
      select 'member_ada', n::text, at, at - interval '180 days' from moment;
    insert into operational.autosave (member, item, site, kind, title, based_on, version, writer, text, at)
      select 'member_ada', n::text, '', '', '', 0, 1, '', '', at - interval '90 days' from moment;
    insert into operational.persisted_operation (id, text, seen_at)
      select n::text, '', at - interval '30 days' from moment;
    insert into operational.open_editor (item, page, member, expires_at)
      select '', n::text, 'member_ada', at from moment;
    insert into operational.allowance (key, due)
      select sha256(n::text::bytea), array[extract(epoch from at)] from moment`)
  const sql = sqlOver(pool)
  await sweep(sql)
  const counts = await sql`select
    (select count(*) from operational.pending_log_in) as pending,
    (select count(*) from operational.factor_wait) as waits,
    (select count(*) from operational.used_answer) as answers,
    (select count(*) from operational.phone_code) as codes,
    (select count(*) from operational.sign_in) as devices,
    (select count(*) from operational.sign_in_network) as networks,
    (select count(*) from operational.read_place) as places,
    (select count(*) from operational.autosave) as autosaves,
    (select count(*) from operational.open_editor) as editors,
    (select count(*) from operational.persisted_operation) as operations,
    (select count(*) from operational.allowance) as allowances`
  t.match(counts, [
    {
      pending: 1n,
      waits: 1n,
      answers: 1n,
      codes: 1n,
      devices: 1n,
      networks: 1n,
      places: 1n,
      autosaves: 1n,
      editors: 1n,
      operations: 1n,
      allowances: 1n,
    },
  ])
})
