// The one file that runs on whatever Node is there: installs what is missing, then hands over to the Node that
// the project brings, which runs TypeScript as it is.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [command, ...args] = process.argv.slice(2)
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const commands = Object.values(scripts).flatMap((line) => line.split('bootstrap.mjs ')[1] ?? [])

if (!command || !commands.includes(command)) {
  console.error(`There is no command ${command ?? ''}. There are: ${commands.join(', ')}`)
  process.exit(2)
}

/** Says what to install where a program could not be loaded for lack of a shared library, as its loader writes it. */
function sayWhatIsMissing(stderr) {
  const [, library] = /(\S+\.so[.\d]*): cannot open shared object file/.exec(stderr) ?? []
  if (!library) return
  const remedy =
    library === 'libatomic.so.1'
      ? 'Debian and Ubuntu: apt-get install libatomic1. Fedora: dnf install libatomic.'
      : 'Install the package of your system that has it.'
  console.error(`\nThe Node that this project brings needs ${library}, which this machine does not have.`)
  console.error(`${remedy} Then run the command again.`)
}

const modules = join(root, 'node_modules')
const stamp = join(modules, '.installed')
const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex')
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''
// A link leads to the packages of another work tree: installing here would take them from under its feet.
const isLent = lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
if (installed !== wanted && !isLent) {
  console.error('Installing packages (once, about a minute) …')
  const install = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 'pipe'],
    encoding: 'utf8',
  })
  process.stderr.write(install.stderr)
  if (install.status !== 0) {
    console.error('Installing the packages failed: see above. Run the command again when it is mended.')
    // Packages run that Node when they are installed.
    sayWhatIsMissing(install.stderr)
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
}

/** The exit code of a program that its loader gave up on. */
const NOT_LOADED = 127
const node = join(modules, '.bin', 'node')
if (!existsSync(node)) {
  console.error(`This project brings its own Node, but has none for ${process.platform} ${process.arch}.`)
  process.exit(1)
}
const child = spawn(node, [join(root, 'scripts', `${command}.ts`), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    // Files named on the command line are looked for where the person is.
    INIT_CWD: process.env.INIT_CWD ?? process.cwd(),
    PATH: `${join(modules, '.bin')}:${process.env.PATH}`,
    // Compiled code of a network's many processes, kept for the next one.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(modules, '.cache', 'node'),
    NODE_OPTIONS: '',
  },
})
// A terminal sends Ctrl-C to the child too: here it only must not end before the child.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.on('exit', (code, signal) => {
  if (code === NOT_LOADED) sayWhatIsMissing(spawnSync(node, ['--version'], { encoding: 'utf8' }).stderr)
  process.exit(code ?? (signal === 'SIGINT' ? 130 : 1))
})
