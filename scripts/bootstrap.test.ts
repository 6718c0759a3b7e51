import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import t from 'tap'
import { root } from './network.ts'
import { testFolder } from './testing/services.ts'

/** Runs bootstrap.mjs with shell scripts in place of npm and the project's Node; returns the output and exit code. */
function bootstrapWith({ npm = 'exit 1', node }: { npm?: string; node?: string }) {
  const folder = testFolder(t)
  for (const file of ['package.json', 'package-lock.json', 'scripts/bootstrap.mjs'])
    cpSync(join(root, file), join(folder, file))
  const script = (path: string, text: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), `#!/bin/sh\n${text}\n`, { mode: 0o755 })
  }
  script('bin/npm', npm)
  if (node) {
    script('node_modules/.bin/node', node)
    const lockfile = createHash('sha256').update(readFileSync(join(folder, 'package-lock.json')))
    writeFileSync(join(folder, 'node_modules/.installed'), lockfile.digest('hex'))
  }
  return spawnSync(process.execPath, [join(folder, 'scripts/bootstrap.mjs'), 'start'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: [join(folder, 'bin'), process.env.PATH].join(delimiter) },
  })
}

const notLoaded =
  'echo "node: error while loading shared libraries: libatomic.so.1: cannot open shared object file: No such file" >&2; exit 127'

t.test('a start that lacks a shared library for Node prints which package to install', async (t) => {
  const remedy = /needs libatomic\.so\.1.*\n.*apt-get install libatomic1/
  const started = bootstrapWith({ node: notLoaded })
  t.match(started.stderr, remedy)
  t.equal(started.status, 127)
  const installed = bootstrapWith({ npm: notLoaded })
  t.match(installed.stderr, /error while loading[^]*Installing the packages failed/)
  t.match(installed.stderr, remedy, 'also where a package runs that Node while it is installed')
  t.equal(installed.status, 1)
})

t.test('a start that fails without a missing library suggests no package to install', async (t) => {
  const { stderr, status } = bootstrapWith({ node: 'echo "no such file" >&2; exit 127' })
  t.equal(stderr, 'no such file\n')
  t.equal(status, 127)
})
