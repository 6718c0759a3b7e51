import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { Command } from 'commander'
import { runExclusively } from './build/folder-lock.ts'
import { sources } from './build/sources.ts'
import { weigh, weightLine } from './build/weigh.ts'

// npm run build: builds the browser's files and the server's renderer into web/dist. Fails if a page is too large.

const root = join(import.meta.dirname, '..')
const stamp = join(root, 'web/dist/built')
const unbuilt = ['web/dist/**', '**/*.test.*', 'web/persisted-queries.json']

/** `development` also builds the gallery of UI components. */
type Mode = 'production' | 'development'

function hashOfSources(mode: Mode): string {
  const hash = createHash('sha256').update(mode)
  for (const path of globSync(sources, { cwd: root, exclude: unbuilt }).toSorted()) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

interface BuildOptions {
  mode?: Mode
  /** Ends the build, or the wait for another one. */
  signal?: AbortSignal
}

/** Runs the bundler in a separate process, because the bundler changes NODE_ENV. */
const vite = (args: readonly string[], signal: AbortSignal | undefined) =>
  promisify(execFile)('vite', ['build', '--logLevel', 'warn', ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    ...(signal && { signal }),
  })

/** Writes a brotli-compressed copy, about a third of the size, beside each file for the browser. */
async function compress(): Promise<void> {
  const compressed = promisify(brotliCompress)
  const files = globSync('web/dist/client/**/*.{js,css}', { cwd: root }).map((path) => join(root, path))
  await Promise.all(
    files.map(async (path) => writeFileSync(`${path}.br`, await compressed(readFileSync(path)))),
  )
}

/** True if the last build had the same sources; with their hash. */
function isCurrent(mode: Mode): [isBuilt: boolean, hash: string] {
  const hash = hashOfSources(mode)
  return [existsSync(stamp) && readFileSync(stamp, 'utf8') === hash, hash]
}

/**
 * Builds the web if its sources have changed since the last build, after other builds in the same tree. Throws the
 * bundler's message on failure.
 */
export async function buildWeb(
  log: (line: string) => void,
  { mode = 'production', signal }: BuildOptions = {},
): Promise<void> {
  // The tree is only written to if it is not current, because it can be a folder of another user.
  if (isCurrent(mode)[0]) return log('the web is up to date')
  const build = async () => {
    const [isBuilt, hash] = isCurrent(mode)
    if (isBuilt) return log('the web is up to date')
    log('building the web…')
    const began = performance.now()
    // The stamp file is deleted first, so that the output of an interrupted build does not count as current.
    rmSync(stamp, { force: true })
    await Promise.all([
      vite(['--mode', mode], signal).then(compress),
      vite(['--mode', mode, '--ssr'], signal),
    ])
    writeFileSync(stamp, hash)
    log(`built the web in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  }
  await runExclusively(join(root, 'web/dist'), build, signal)
}

/** Screens whose pages may have a limited amount of JavaScript, because most visits begin there. */
const weighed = { 'a thread page': 'forums/ThreadScreen', 'an article': 'content/PostScreen' }

async function run(): Promise<void> {
  await buildWeb(console.log)
  for (const [what, screen] of Object.entries(weighed))
    console.log(weightLine(what, weigh(join(root, 'web/dist/client'), screen)))
}

if (import.meta.main) {
  const command = new Command('build')
    .description(
      'Build the web if its sources have changed, and weigh a thread and an article; fails over their limit.',
    )
    .action(run)
  await command.parseAsync().catch(({ stderr, message }: Error & { stderr?: string }) => {
    console.error(stderr || message)
    process.exitCode = 1
  })
}
