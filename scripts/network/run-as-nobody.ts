import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { errorFrom } from '../../services/thrown.ts'

// Postgres does not run as root. If root starts it on Linux, it runs as the user `nobody`, who cannot enter root's
// folders, such as a clone under /root or a data folder with mode 700.

export const NOBODY = 65_534

/** True if this process is root on Linux, so that Postgres must run as the user `nobody`. */
export const isRoot = process.platform === 'linux' && process.getuid?.() === 0

const CACHE = '/var/cache/health-communities'

/**
 * Command that runs a program in `folder` (relative to the working directory), as the user `nobody` if this process is
 * root. It enters the folder as root, because `nobody` may lack access. On Linux, the program stops when its parent
 * ends.
 */
export function commandIn(folder: string, program: string, args: readonly string[]): [string, ...string[]] {
  const inFolder = ['sh', '-c', 'cd -P "$0" && exec "$@"', folder, program, ...args] as const
  if (process.platform !== 'linux') return [...inFolder]
  const user = isRoot ? [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', '--no-new-privs'] : []
  return ['setpriv', '--pdeathsig=INT', ...user, '--', ...inFolder]
}

/** True if the user `nobody` can run a program. Throws if root cannot become another user. */
function isReachable(program: string): boolean {
  const [command, ...args] = commandIn('/', 'sh', ['-c', 'test -x "$0" && echo yes || echo no', program])
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }) === 'yes\n'
  } catch (error) {
    throw new Error(
      'PostgreSQL does not run as root, and root cannot switch to another user here ' +
        `(${(error as { stderr?: string }).stderr?.trim()}). ` +
        'Start as an ordinary user, or set DATABASE_URL to a running PostgreSQL.',
      { cause: error },
    )
  }
}

/** Folder of a package, or a copy of it, whose `program` the user `nobody` can run. Throws if copying fails. */
export function reachable(folder: string, program: string, cache = CACHE): string {
  if (!isRoot || isReachable(join(folder, program))) return folder
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const copy = join(cache, `${name.replaceAll('/', '+')}-${version}`)
  if (existsSync(copy)) return copy
  // Each process copies to a separate path, because another process may be making the same copy.
  const own = `${copy}.${process.pid}`
  try {
    mkdirSync(cache, { recursive: true })
    cpSync(folder, own, { recursive: true, verbatimSymlinks: true })
    execFileSync('chmod', ['-R', 'a+rX', cache])
    renameSync(own, copy)
  } catch (error) {
    rmSync(own, { recursive: true, force: true })
    if (existsSync(copy)) return copy
    throw new Error(
      `PostgreSQL runs as the user nobody, who cannot enter ${folder}, and it could not be copied to ${cache} ` +
        `(${errorFrom(error).message}). Move the project to a folder that everyone can enter, start as an ordinary ` +
        'user, or set DATABASE_URL to a running PostgreSQL.',
      { cause: error },
    )
  }
  return copy
}
