import { setImmediate as turn } from 'node:timers/promises'
import pg from 'pg'
import { test } from 'tap'
import { testProxy } from '../../../scripts/testing/proxy.ts'
import { apiUrlOf } from '../../../scripts/network/postgres.ts'
import { testPostgres } from '../../../scripts/testing/services.ts'
import { migrate } from '../../postgres/migrate.ts'
import { openPool } from '../../postgres/sql.ts'
import { isFinal, KeyDestroyedError, openKeyStore } from '../store.ts'
import { testKeys } from '../testing/places.ts'
import { openLease } from './lease.ts'

async function rowsOf(connectionString: string, statement: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  return client.query(statement).finally(() => client.end())
}

test('a lease begins when the question is sent, and ends when either clock says so', async (t) => {
  let now = { steady: 0, wall: 1_000_000 }
  const lease = openLease(500, () => now)
  t.notOk(lease.isHeld(), 'nothing has been asked yet')
  const asked = lease.now()
  now = { steady: 100, wall: 1_000_100 }
  lease.renew(asked)
  const isHeldAt = (steady: number, wall: number) => {
    now = { steady, wall: 1_000_000 + wall }
    return lease.isHeld()
  }
  t.ok(isHeldAt(499, 499))
  t.ok(lease.isOld(), 'it is old after half of its time')
  t.ok(isHeldAt(200, 200))
  t.notOk(lease.isOld())
  t.notOk(isHeldAt(500, 500))
  t.notOk(isHeldAt(20, 3_600_000), 'the machine was asleep for an hour, in which its steady clock stopped')
  t.notOk(isHeldAt(20, -1), 'the clock was set back')
})

test('a process that cannot reach the keys uses none of its cache once a destruction is reported as done', async (t) => {
  const { url, open } = await testKeys(t, 'postgres')
  const way = await testProxy(t, url)
  const [near, far] = [open(), open({ url: way.url })]
  const kept = await near.ensure('member_b')
  await near.ensure('member_a')
  t.ok((await far.find(['member_a', 'member_b'])).has('member_a'))

  way.cut()
  await near.destroy(['member_a'])
  let answers = 0
  const asked = [far.find(['member_a']), far.find(['member_b']), far.ensure('member_a')]
  for (const call of asked)
    call.then(
      () => answers++,
      () => {},
    )
  for (let turns = 0; turns < 20; turns++) await turn()
  t.equal(answers, 0, 'it waits for the database, also for keys that still exist')
  way.mend()
  for (const { status, reason } of (await Promise.allSettled(asked)) as PromiseRejectedResult[])
    t.match({ status, reason }, { status: 'rejected', reason: { name: 'ConnectionLostError' } })

  t.same([...(await far.find(['member_a', 'member_b']))], [['member_b', kept]])
  await t.rejects(far.ensure('member_a'), KeyDestroyedError)
  await near.close()
  await far.close()
})

test('the database of the read models cannot be that of the keys', async (t) => {
  const url = await testPostgres(t)
  const pool = openPool(url, [], 1)
  await migrate(pool)
  await pool.end()
  const store = openKeyStore({ url, master: new Uint8Array(32) })
  const refused = await store.check().catch((error: unknown) => error)
  t.match(refused, { message: /is the database of the read models.* a database of their own/ })
  t.ok(isFinal(refused), 'a process does not wait for it')
  await store.close()
})

test('receipts count on the time for which the operator of the database keeps its backups', async (t) => {
  const { open } = await testKeys(t, 'postgres')
  const store = open({ backupDays: 30 })
  const inDays = (days: number) => Date.now() + days * 86_400_000
  const last = await store.lastBackupExpiry()
  t.ok(last && last.getTime() > inDays(29) && last.getTime() <= inDays(30))
  await store.recordBackup(new Date(inDays(90)))
  t.ok((await store.lastBackupExpiry())!.getTime() > inDays(89), 'a copy that is kept longer counts too')
  await store.close()
})

test('a process uses no keys of a former primary that has not destroyed them', async (t) => {
  const { open, run } = await testKeys(t, 'postgres')
  const [one, two] = [open(), open()]
  await one.ensure('member_a')
  await two.ensure('member_b')
  for (const table of ['epoch', 'subject_key', 'destroyed'])
    await run(`create table former_${table} as table keys.${table}`)
  await one.destroy(['member_a'])
  t.same([...(await two.find(['member_a']))], [])

  for (const table of ['epoch', 'subject_key', 'destroyed'])
    for (const change of [
      `delete from keys.${table}`,
      `insert into keys.${table} select * from former_${table}`,
    ])
      await run(change)
  for (const store of [one, two])
    await t.rejects(store.find(['member_a', 'member_b']), {
      message: /an earlier state of the keys than before/,
    })
  for (const store of [one, two]) await store.close()
})

test('changes of the keys are on disk even where commits of the server do not wait for it', async (t) => {
  const { url, open, run } = await testKeys(t, 'postgres')
  await run(`alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = off`)
  const store = open()
  await store.check()
  await run('create table noted (setting text)')
  await run(`create function note() returns trigger language plpgsql as
    $$ begin insert into noted values (current_setting('synchronous_commit')); return null; end $$`)
  for (const table of ['subject_key', 'destroyed', 'backup'])
    await run(`create trigger note after insert or delete on keys.${table} execute function note()`)
  await store.ensure('member_a')
  await store.recordBackup(new Date(Date.now() + 1000))
  await store.destroy(['member_a'])
  const { rows } = await rowsOf(url, 'select setting, count(*)::int as times from noted group by 1')
  t.same(rows, [{ setting: 'on', times: 4 }])
  await store.close()
})

test('a process whose role owns no tables waits for the tables of keys, and then makes and finds keys', async (t) => {
  const { url, open } = await testKeys(t, 'postgres')
  const [owner, plain] = [open(), open({ url: apiUrlOf(url) })]
  const early = await plain.ensure('member_a').catch((error: unknown) => error)
  t.match(early, { message: /has no tables yet/ })
  t.notOk(isFinal(early), 'a process waits for them')
  await owner.check()
  t.same(await owner.ensure('member_a'), await plain.ensure('member_a'))
  // Replaces the table of epochs by another one.
  await owner.destroy(['member_a'])
  await t.rejects(plain.ensure('member_a'), KeyDestroyedError)
  t.ok(await plain.ensure('member_b'))
  for (const store of [owner, plain]) await store.close()
})
