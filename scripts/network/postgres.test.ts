import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { execPath } from 'node:process'
import { promisify } from 'node:util'
import { test } from 'tap'
import { openPool, sqlOver } from '../../services/postgres/sql.ts'
import { testFolder } from '../testing/services.ts'
import { commandIn, isRoot, reachable } from './run-as-nobody.ts'
import { startPostgres } from './postgres.ts'

/** Minimum capabilities with which root can start Postgres as another user and stop it. */
const least = ['chown', 'setgid', 'setuid', 'kill']
const needsRoot = { skip: isRoot ? false : 'needs root' }

test(
  'Postgres starts in a folder that only root can enter, even if root has few capabilities',
  needsRoot,
  async (t) => {
    const script = `
    const { startPostgres } = await import(${JSON.stringify(join(import.meta.dirname, 'postgres.ts'))})
    const folder = ${JSON.stringify(join(testFolder(t), 'postgres'))}
    for (const time of ['first', 'second']) await (await startPostgres(folder, () => {}, { passing: true })).stop()`
    const bounds = ['-all', ...least.map((name) => `+${name}`)].join(',')
    const args = [`--bounding-set=${bounds}`, execPath, '--input-type=module', '-e', script]
    await t.resolves(promisify(execFile)('setpriv', args))
  },
)

test(
  "if the user nobody cannot reach Postgres' programs, they are copied once and run from the copy",
  needsRoot,
  async (t) => {
    const [folder, cache] = [testFolder(t), testFolder(t)]
    mkdirSync(join(folder, 'bin'), { mode: 0o700 })
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: '@some/programs', version: '1.2.3' }))
    writeFileSync(join(folder, 'bin/true'), '#!/bin/sh\n', { mode: 0o700 })
    const copy = reachable(folder, 'bin/true', cache)
    t.equal(copy, join(cache, '@some+programs-1.2.3'))
    const [command, ...args] = commandIn('/', join(copy, 'bin/true'), [])
    await t.resolves(promisify(execFile)(command, args), 'nobody runs it')
    t.equal(reachable(folder, 'bin/true', cache), copy)
    t.same(readdirSync(cache), [basename(copy)])
    t.equal(reachable(copy, 'bin/true', cache), copy, 'what can be reached is not copied')
  },
)

test('Postgres starts even if the previous server, which was killed, is still stopping', async (t) => {
  const folder = join(testFolder(t), 'postgres')
  const first = await startPostgres(folder, () => {})
  const stopped = first.stop()
  const second = await startPostgres(folder, () => {})
  await stopped
  await second.stop()
})

test('Postgres listens only on a socket, or only on the loopback address if the path is too long', async (t) => {
  const hostOf = async (folder: string) => {
    const postgres = await startPostgres(folder, () => {}, { passing: true })
    t.teardown(postgres.stop)
    const pool = openPool(`${postgres.server}/postgres`, [], 1)
    t.teardown(() => pool.end())
    const [row] = await sqlOver(pool)<{ tcp: string; sockets: string }>`
      select current_setting('listen_addresses') as tcp, current_setting('unix_socket_directories') as sockets`
    const { hostname } = new URL(postgres.url)
    return { ...row, host: decodeURIComponent(hostname) }
  }
  const folder = join(testFolder(t), 'with space', 'postgres')
  t.same(await hostOf(folder), { tcp: '', sockets: '../socket', host: join(folder, 'socket') })
  t.equal(statSync(join(folder, 'socket')).mode & 0o007, 0, 'other users cannot enter')
  const deep = join(testFolder(t), 'x'.repeat(100))
  t.same(await hostOf(deep), { tcp: '127.0.0.1', sockets: '', host: '127.0.0.1' })
})
