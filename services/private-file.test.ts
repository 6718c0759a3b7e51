import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { test } from 'tap'
import { testFolder } from '../scripts/testing/services.ts'
import { startNode } from './eventstore/server.ts'
import { openKeyStore } from './keys/store.ts'

const modesIn = (folder: string) => {
  const modes = readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o777)
  return [...new Set(modes)].map((mode) => mode.toString(8))
}

test('only the owner can read the log and key files, even if others could read them before', async (t) => {
  const folder = testFolder(t)
  chmodSync(folder, 0o755)
  const before = process.umask(0o022)
  t.teardown(() => process.umask(before))
  const file = join(folder, 'log.sqlite')
  const url = pathToFileURL(join(folder, 'keys.sqlite')).href
  const openAll = async () => {
    const node = await startNode({ file })
    const keys = openKeyStore({ url, master: new Uint8Array(32) })
    await keys.ensure('member_a')
    return { node, keys }
  }
  const closeAll = async ({ node, keys }: Awaited<ReturnType<typeof openAll>>) => {
    await keys.close()
    await node.stop()
  }
  const first = await openAll()
  t.same(modesIn(folder), ['600'])
  await closeAll(first)

  writeFileSync(`${file}-wal`, '')
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644)
  const second = await openAll()
  t.same(modesIn(folder), ['600'])
  await closeAll(second)
})
