// Starts a command of the project from any version of Node: installs missing packages, then runs the command with the
// project's own Node, which runs TypeScript. `--development` before a command installs what only tests and checks need
// too, which is more than half of all files (scripts/lint/packages.test.ts).
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const given = process.argv.slice(2)
const isForDevelopment = given[0] === '--development'
const [command, ...args] = isForDevelopment ? given.slice(1) : given
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const commands = Object.values(scripts).flatMap(
  (line) => /bootstrap\.mjs (?:--development )?(\S+)$/.exec(line)?.[1] ?? [],
)

if (!command || !commands.includes(command)) {
  console.error(`Unknown command: ${command ?? ''}. Available commands: ${commands.join(', ')}`)
  process.exit(2)
}

/** Prints the name of the package to install if standard error reports a missing shared library. */
function sayWhatIsMissing(stderr) {
  const [, library] = /(\S+\.so[.\d]*): cannot open shared object file/.exec(stderr) ?? []
  if (!library) return
  const remedy =
    library === 'libatomic.so.1'
      ? 'Debian and Ubuntu: apt-get install libatomic1. Fedora: dnf install libatomic.'
      : 'Install the system package that provides it.'
  console.error(`\nThe project's own Node needs ${library}, which is not installed on this machine.`)
  console.error(`${remedy} Then run the command again.`)
}

const modules = join(root, 'node_modules')
const stamp = join(modules, '.installed')
const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex')
/** Content of the stamp file where packages for development are missing; where none are, it is `wanted` alone. */
const part = `${wanted} without development`
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''

/** Arguments of npm that install what is missing; null if nothing is. */
function howToInstall() {
  if (installed === wanted || (installed === part && !isForDevelopment)) return null
  // A network may be running with the packages that are there, so that these are left alone.
  if (installed === part) return ['install', '--no-save', '--include=dev']
  // Who had packages for development keeps them when other versions are installed.
  const had = installed !== '' && !installed.includes(' ')
  return ['ci', isForDevelopment || had ? '--include=dev' : '--omit=dev']
}

const how = howToInstall()
// Nothing is installed if node_modules is a symbolic link, because that would replace another work tree's packages.
const isLent = lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
if (how && !isLent) {
  console.error(
    'Installing packages. This happens once. It takes about a minute, or several on a busy machine or a slow connection…',
  )
  const began = Date.now()
  const install = spawnSync('npm', [...how, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 'pipe'],
    encoding: 'utf8',
  })
  process.stderr.write(install.stderr)
  if (install.status !== 0) {
    console.error('Installing the packages failed (see above). Fix the problem, then run the command again.')
    // `npm install` runs the project's Node, so it can also fail because of a missing shared library.
    sayWhatIsMissing(install.stderr)
    process.exit(1)
  }
  console.error(`Installed in ${Math.ceil((Date.now() - began) / 1000)} seconds.`)
  writeFileSync(stamp, how.includes('--omit=dev') ? part : wanted)
}

/** Exit code of a program whose shared libraries are missing. */
const NOT_LOADED = 127
const node = join(modules, '.bin', 'node')
if (!existsSync(node)) {
  console.error(
    `This project uses its own Node, which is not available for ${process.platform} ${process.arch}.`,
  )
  process.exit(1)
}
const run = [join(root, 'scripts', `${command}.ts`), ...args]
const env = {
  ...process.env,
  // Paths on the command line are relative to the folder in which the user runs the command.
  INIT_CWD: process.env.INIT_CWD ?? process.cwd(),
  PATH: `${join(modules, '.bin')}:${process.env.PATH}`,
  // The compile cache is shared by all processes of a network.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(modules, '.cache', 'node'),
  NODE_OPTIONS: '',
  // The C library keeps freed memory for few threads only.
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
}
// npm finds the project's Node before any other, so this process can become the command, and need not wait for it.
if (process.execve && realpathSync(process.execPath) === realpathSync(node)) {
  process.chdir(root)
  process.execve(node, [node, ...run], env)
}
const child = spawn(node, run, { cwd: root, stdio: 'inherit', env })
// The terminal sends Ctrl-C to the child process too, so this process only waits until the child exits.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.on('exit', (code, signal) => {
  if (code === NOT_LOADED) sayWhatIsMissing(spawnSync(node, ['--version'], { encoding: 'utf8' }).stderr)
  process.exit(code ?? (signal === 'SIGINT' ? 130 : 1))
})
