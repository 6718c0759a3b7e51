import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { promisify } from 'node:util'
import { test } from 'tap'
import { openPool, sqlOver } from '../services/postgres/sql.ts'
import { watchMaintenance } from '../services/operational/maintenance.ts'
import { secretsOf } from './network/secrets.ts'
import { testFolder, testPostgres } from './testing/services.ts'

test('while the event store is down, an operator can make the network read-only', async (t) => {
  const folder = testFolder(t)
  const env = {
    ...process.env,
    ...secretsOf(folder),
    DATA_DIR: folder,
    DATABASE_URL: await testPostgres(t),
    // Port on which no event store listens.
    EVENTSTORE_URL: 'esdb://127.0.0.1:9?tls=false',
  }
  const run = async (...args: string[]) => {
    const file = join(import.meta.dirname, 'maintenance.ts')
    return (await promisify(execFile)(execPath, [file, ...args], { env })).stdout
  }
  t.match(await run('status'), 'The network is read-write.')

  const pool = openPool(env.DATABASE_URL, [], 1)
  t.teardown(() => pool.end())
  let changed = Promise.withResolvers<void>()
  const watch = await watchMaintenance(sqlOver(pool), { onChange: () => changed.resolve(), intervalMs: 50 })
  t.teardown(watch.close)
  t.match(await run('on', '--message', 'Back at 10:00 UTC.'), 'The network is read-only.')
  await changed.promise
  t.match(watch.current(), { message: 'Back at 10:00 UTC.', by: null })
  t.match(await run('status'), /read-only since .* Message to members: Back at 10:00 UTC\./)

  const over = watch.over(AbortSignal.timeout(20_000))
  changed = Promise.withResolvers()
  await run('off')
  await changed.promise
  await over
  t.equal(watch.current(), null)
})
