import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, statSync, symlinkSync } from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { encoding: 'utf8', maxBuffer: 2 ** 26 })

const asked = ['node', 'npm', 'git']

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/** Finds the path of a program, ignoring programs in the project's node_modules. */
function find(name: string): string {
  const folders = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
  const found = folders.map((folder) => join(folder, name)).find(isProgram)
  if (!found) throw new Error(`${name} is not on the PATH.`)
  return found
}

function baseTools(): string[] {
  if (!existsSync('/usr/bin/dpkg-query'))
    throw new Error('The base system is known only on Debian and its derivatives.')
  const packages = run('dpkg-query', '-W', '-f', '${Priority} ${binary:Package}\n')
    .split('\n')
    .flatMap((line) => /^(?:required|important) (\S+)$/.exec(line)?.[1] ?? [])
  return run('dpkg-query', '-L', ...packages)
    .split('\n')
    .filter((path) => /^(\/usr)?\/s?bin$/.test(dirname(path)) && isProgram(path))
}

/** Creates a folder that is used as the only folder on the PATH: Node, npm, git and the programs of the base system. */
export function makeTools(folder: string): void {
  mkdirSync(folder, { mode: 0o755 })
  const tools = new Map([...baseTools(), ...asked.map(find)].map((path) => [basename(path), path]))
  for (const [name, path] of tools) symlinkSync(path, join(folder, name))
}
