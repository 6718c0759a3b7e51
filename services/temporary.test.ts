import { spawnSync } from 'node:child_process'
import fs, { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
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

test('a folder that cannot be deleted yet does not keep a process from its own', async (t) => {
  const parent = testFolder(t)
  const { pid } = spawnSync(process.execPath, ['--version'])
  const left = `communities-bench-${pid}-Ab12Cd`
  mkdirSync(join(parent, left))
  const { rmSync } = fs
  const replace = (by: unknown) => {
    Object.assign(fs, { rmSync: by })
    syncBuiltinESMExports()
  }
  t.teardown(() => replace(rmSync))
  replace(() => {
    throw Object.assign(new Error('directory not empty'), { code: 'ENOTEMPTY' })
  })
  const own = temporaryFolder('bench', parent)
  replace(rmSync)
  t.same(readdirSync(parent).toSorted(), [left, basename(own)].toSorted())
  temporaryFolder('bench', parent)
  t.notOk(readdirSync(parent).includes(left), 'the next start deletes it')
})
