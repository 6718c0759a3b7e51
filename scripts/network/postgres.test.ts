import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { promisify } from 'node:util'
import { test } from 'tap'
import { testFolder } from '../testing/services.ts'
import { startPostgres } from './postgres.ts'

/** What Docker leaves to root of its capabilities. */
const left = ['chown', 'dac_override', 'fowner', 'fsetid', 'kill', 'setgid', 'setuid', 'setpcap']
const isRoot = process.platform === 'linux' && process.getuid?.() === 0

test('Postgres starts for the root of a container', { skip: isRoot ? false : 'needs root' }, async (t) => {
  const script = `
    const { startPostgres } = await import(${JSON.stringify(join(import.meta.dirname, 'postgres.ts'))})
    await (await startPostgres(${JSON.stringify(join(testFolder(t), 'postgres'))}, () => {})).stop()`
  const bounds = ['-all', ...left.map((name) => `+${name}`)].join(',')
  const args = [`--bounding-set=${bounds}`, execPath, '--input-type=module', '-e', script]
  await t.resolves(promisify(execFile)('setpriv', args))
})

test('Postgres starts while the one that was killed before it still stops', async (t) => {
  const folder = join(testFolder(t), 'postgres')
  const first = await startPostgres(folder, () => {})
  const stopped = first.stop()
  const second = await startPostgres(folder, () => {})
  await stopped
  await second.stop()
})
