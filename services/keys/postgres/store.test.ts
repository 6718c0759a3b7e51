import { setImmediate as turn } from 'node:timers/promises'
import { test } from 'tap'
import { testPostgres } from '../../../scripts/testing/services.ts'
import { migrate } from '../../postgres/migrate.ts'
import { openPool } from '../../postgres/sql.ts'
import { isFinal, KeyDestroyedError, openKeyStore } from '../store.ts'
import { testKeys } from '../testing/places.ts'
import { testProxy } from '../testing/proxy.ts'
import { openLease } from './lease.ts'

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
