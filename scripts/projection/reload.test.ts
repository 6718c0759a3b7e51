import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { testTree } from '../testing/tree.ts'

const { tree, env, npmRun } = testTree(t)

t.test('a running network loads and rebuilds a newly added projection without a restart', async (t) => {
  const program = `
    import { openNetwork } from './scripts/network.ts'
    const need = ['postgres', 'eventstore', 'projector', 'replayer']
    const network = await openNetwork({ need, announce: true })
    process.once('SIGTERM', () => network.close().then(() => process.exit()))
    process.on('message', () => process.send(network.pids()))
    process.send('up')`
  const network = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: tree,
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  t.teardown(async () => {
    network.kill('SIGTERM')
    await once(network, 'exit')
  })
  await once(network, 'message')
  const pids = async () => {
    network.send('pids')
    const [told] = await once(network, 'message')
    return told as Record<string, number>
  }

  const before = await pids()
  t.match((await npmRun('projection', 'new', 'late-comers')).stdout, /The running network fills it/)
  const { stdout } = await npmRun('replay', 'late_comers')
  t.match(stdout, /same {4}late_comers\.late_comers_entry: 0 rows[^]*Rebuilt and swapped in/)
  const after = await pids()
  t.same([after.postgres, after.eventstore], [before.postgres, before.eventstore], 'the rest goes on')
  t.notSame([after.projector, after.replayer], [before.projector, before.replayer])

  // The test adds an event to the projection without a new version, so the projector rejects the existing tables.
  const file = join(tree, 'projections/late-comers/project.ts')
  const handles = "handles: ['MemberVerified'"
  writeFileSync(file, readFileSync(file, 'utf8').replace(handles, `${handles}, 'MemberRegistered'`))
  const failed: unknown = await npmRun('projection', 'reload').catch((error: unknown) => error)
  t.match(failed, { code: 1, stderr: /The changed code does not start\. The network keeps running/ })
  t.same(await pids(), after, 'what does not start replaces nothing')
})
