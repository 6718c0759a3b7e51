import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import t from 'tap'
import { root } from './network.ts'
import { testFolder } from './testing/services.ts'

interface Given {
  /** Shell script in place of npm; by default one that fails. */
  npm?: string
  /** Shell script in place of the project's Node, whose packages are installed then. */
  node?: string
  /** Content of the stamp file; by default that of a complete installation. */
  stamp?: string
  args?: string[]
}

const lockfile = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex')

/** Runs bootstrap.mjs with shell scripts in place of npm and Node; returns the output, exit code and stamp file. */
function bootstrapWith({ npm = 'exit 1', node, stamp = lockfile, args = ['start'] }: Given) {
  const folder = testFolder(t)
  for (const file of ['package.json', 'package-lock.json', 'scripts/bootstrap.mjs'])
    cpSync(join(root, file), join(folder, file))
  const script = (path: string, text: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), `#!/bin/sh\n${text}\n`, { mode: 0o755 })
  }
  script('bin/npm', npm)
  const stampFile = join(folder, 'node_modules/.installed')
  if (node) {
    script('node_modules/.bin/node', node)
    writeFileSync(stampFile, stamp)
  }
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(folder, 'scripts/bootstrap.mjs'), ...args],
    {
      encoding: 'utf8',
      env: { ...process.env, PATH: [join(folder, 'bin'), process.env.PATH].join(delimiter) },
    },
  )
  return { stdout, stderr, status, stamp: existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : null }
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

const part = `${lockfile} without development`
const older = '0'.repeat(64)
for (const [title, stamp, args, npm, left] of [
  ['the first start leaves out what only tests need', '', ['start'], 'ci --omit=dev', part],
  ['the first test installs everything', '', ['--development', 'test'], 'ci --include=dev', lockfile],
  ['a second start installs nothing', part, ['start'], null, part],
  [
    'a test after a start adds what is missing, and leaves packages in use alone',
    part,
    ['--development', 'test'],
    'install --no-save --include=dev',
    lockfile,
  ],
  ['a start after a test installs nothing', lockfile, ['start'], null, lockfile],
  ['other versions replace as much as there was: all', older, ['start'], 'ci --include=dev', lockfile],
  [
    'other versions replace as much as there was: a part',
    `${older} without development`,
    ['start'],
    'ci --omit=dev',
    part,
  ],
] as const)
  t.test(title, async (t) => {
    const run = bootstrapWith({ npm: 'echo "npm $*" >&2', node: 'exit 0', stamp, args: [...args] })
    const [, asked = null] = /^npm (.*) --no-audit/m.exec(run.stderr) ?? []
    t.equal(asked, npm)
    t.equal(run.stamp, left)
    t.equal(run.status, 0)
  })
