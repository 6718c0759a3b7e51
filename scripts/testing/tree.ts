import { execFile } from 'node:child_process'
import { cpSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../network.ts'
import { testFolder } from './services.ts'

const sources = [
  'events',
  'projections',
  'services',
  'scripts',
  'web',
  'tsconfig.json',
  'relay.config.json',
  '.oxlintrc.json',
  '.oxfmtrc.json',
  'package.json',
]

/** Copy of the project, to which a test can add files, with a data folder and a function to run commands. */
export function testTree(t: { teardown: (work: () => unknown) => unknown }) {
  const tree = testFolder(t)
  for (const path of sources) {
    const filter = (from: string) => !from.includes('/web/dist')
    cpSync(join(root, path), join(tree, path), { recursive: true, filter })
  }
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  const env = { ...process.env, DATA_DIR: join(testFolder(t), 'data') }
  const npmRun = (script: string, ...args: string[]) =>
    promisify(execFile)(process.execPath, [`scripts/${script}.ts`, ...args], { cwd: tree, env })
  return { tree, env, npmRun }
}
