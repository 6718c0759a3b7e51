import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

// Postgres refuses to run as root. Started by root on Linux, it runs as the user nobody, who may not enter what only root
// may: neither a clone under /root nor a data folder of mode 700.

/** The uid and gid of nobody. */
export const NOBODY = 65_534

/** Whether programs that refuse to be root are handed over to nobody. */
export const isRoot = process.platform === 'linux' && process.getuid?.() === 0

/** Copies of programs. Only root may write here, and everybody may enter. */
const CACHE = '/var/cache/health-communities'

/**
 * A command that runs a program in `folder`, a name relative to where the command is started, as nobody where this
 * process is root's. A folder that cannot be reached by its path is entered from within. On Linux the program is
 * stopped when its parent ends, however that ends.
 */
export function commandIn(folder: string, program: string, args: readonly string[]): [string, ...string[]] {
  const inFolder = ['sh', '-c', 'cd -P "$0" && exec "$@"', folder, program, ...args] as const
  if (process.platform !== 'linux') return [...inFolder]
  const user = isRoot ? [`--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', '--no-new-privs'] : []
  return ['setpriv', '--pdeathsig=INT', ...user, '--', ...inFolder]
}

/** Whether nobody can run a program. Throws where root may not become another user. */
function isReachable(program: string): boolean {
  const [command, ...args] = commandIn('/', 'sh', ['-c', 'test -x "$0" && echo yes || echo no', program])
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }) === 'yes\n'
  } catch (error) {
    throw new Error(
      'PostgreSQL does not run as root, and root may not become another user here ' +
        `(${(error as { stderr?: string }).stderr?.trim()}). ` +
        'Start as an ordinary user, or set DATABASE_URL to a PostgreSQL that runs already.',
      { cause: error },
    )
  }
}

/**
 * The folder of a package whose `program` nobody can run: the given one, or else a copy in `cache`, made once for each
 * version of the package. Without root it is the given one. Throws when the copy cannot be made.
 */
export function reachable(folder: string, program: string, cache = CACHE): string {
  if (!isRoot || isReachable(join(folder, program))) return folder
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const copy = join(cache, `${name.replaceAll('/', '+')}-${version}`)
  if (existsSync(copy)) return copy
  // Another process may be making it too.
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
        `(${(error as Error).message}). Move the project to a folder that everybody may enter, start as an ordinary ` +
        'user, or set DATABASE_URL to a PostgreSQL that runs already.',
      { cause: error },
    )
  }
  return copy
}
