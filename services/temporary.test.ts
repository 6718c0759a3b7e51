import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { test } from 'tap'
import { testFolder } from '../scripts/testing/services.ts'
import { temporaryFolder } from './temporary.ts'

test('temporary folders of killed processes are deleted at the next start, and those of running ones stay', async (t) => {
  const parent = testFolder(t)
  const first = temporaryFolder('bench', parent)
  const { pid } = spawnSync(process.execPath, ['--version'])
  const names = {
    killed: `communities-bench-${pid}-Ab12Cd`,
    running: `communities-bench-${process.ppid}-Ab12Cd`,
    ofAnotherKind: `communities-crash-${pid}-Ab12Cd`,
    ofAnotherProgram: `communities-bench-${pid}`,
  }
  for (const name of Object.values(names)) {
    mkdirSync(join(parent, name))
    writeFileSync(join(parent, name, 'log.sqlite'), 'events')
  }
  const second = temporaryFolder('bench', parent)
  t.not(first, second, 'a process can have two')
  const { killed: _, ...kept } = names
  t.same(
    readdirSync(parent).toSorted(),
    [basename(first), basename(second), ...Object.values(kept)].toSorted(),
  )
})
