import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import { runCommand } from './command/run.ts'
import { variables } from '../services/settings.ts'
import { root } from './network.ts'
import { startPostgres } from './network/postgres.ts'
import { affectedFiles, changedFiles } from './test/changes.ts'
import { makeTestFolder } from './test/folder.ts'
import { inBrowser } from './test/graph.ts'
import { check, openTestFiles, type Job } from './test/jobs.ts'
import { add, closing, failure, inWords, nothing, slowest, type Outcome, type Took } from './test/outcome.ts'

// npm test: checks types, lint, format, generated files and the build, then runs all test files concurrently.

/** Jobs with a common limit of concurrency, which is lower for browser tests because they need the CPU. */
interface Kind {
  waiting: Job[]
  atOnce: number
  running: number
}
const kind = (jobs: readonly Job[], atOnce: number): Kind => ({ waiting: [...jobs], atOnce, running: 0 })

const checks: readonly Job[] = [
  check('types', ['tsc', '-p', '.']),
  check('lint', ['oxlint', '--deny-warnings']),
  check('format', ['oxfmt', '--check']),
  check('generated files', ['node', 'scripts/generate.ts', '--check']),
]
const build = check('build', ['node', 'scripts/build.ts'])

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

const { version }: { version: string } = JSON.parse(textOf('node_modules/tap/package.json'))
/** File in a folder `node_modules/@tapjs`, which tap leaves out of stack traces. */
const tapBundle = join(root, `node_modules/.cache/tap-${version}/node_modules/@tapjs/tap.mjs`)

/** Rank by cost: 0 for tests without services, then tests with services, then tests in a browser. */
function rank(file: string): number {
  if (inBrowser(file)) return 2
  return /\/testing\/(?!spec\.ts)/.test(textOf(file)) ? 1 : 0
}

const testFiles = (): string[] =>
  globSync('{events,services,projections,web,scripts}/**/*.test.ts', { cwd: root }).toSorted(
    (a, b) => rank(a) - rank(b) || a.localeCompare(b),
  )

const overRedis = (file: string): boolean => /\/testing\/redis\.ts'/.test(textOf(file))

/** True for test files of UI primitives, which use the gallery; other browser tests use the demo network. */
const ofGallery = (file: string): boolean => /\/testing\/visit\.ts'/.test(textOf(file))

interface Options {
  changed?: boolean
  base?: string
  /** True selects only tests that use Redis, false only the other tests; by default, both are selected. */
  redis?: boolean
}

/** Runs phases one after another and prints results. In a phase, later kinds of jobs use the remaining capacity. */
async function runAll(
  phases: readonly (readonly Kind[])[],
  signal: AbortSignal,
): Promise<{ total: Outcome; times: Took[] }> {
  const times: Took[] = []
  const count = phases.flat().reduce((sum, { waiting }) => sum + waiting.length, 0)
  let ended = 0
  let total = nothing
  const worker = async (kinds: readonly Kind[]) => {
    while (!signal.aborted) {
      const next = kinds.find(({ waiting, atOnce, running }) => waiting.length > 0 && running < atOnce)
      const job = next?.waiting.shift()
      if (!next || !job) return
      const began = performance.now()
      next.running += 1
      const outcome = await job.run(signal)
      next.running -= 1
      total = add(total, outcome)
      ended += 1
      const seconds = (performance.now() - began) / 1000
      times.push({ name: job.name, seconds })
      const verdict = outcome.failed.length > 0 ? 'FAILED' : 'ok'
      console.log(
        `[${ended}/${count}] ${verdict.padEnd(6)} ${job.name}: ${inWords(outcome)} (${seconds.toFixed(1)} s)`,
      )
      for (const one of outcome.failed) console.log(['', ...failure(one), ''].join('\n'))
    }
  }
  for (const kinds of phases) {
    const most = Math.max(...kinds.map(({ atOnce }) => atOnce))
    await Promise.all(Array.from({ length: most }, () => worker(kinds)))
  }
  return { total, times }
}

function choose(patterns: readonly string[], { changed, base, redis }: Options): string[] {
  const named = testFiles().filter((file) => !patterns.length || patterns.some((part) => file.includes(part)))
  if (named.length === 0) throw new Error(`No test file has ${patterns.join(' or ')} in its path.`)
  const files = redis === true ? named.filter(overRedis) : named
  if (!changed && base === undefined) return files
  const different = changedFiles(base)
  console.log(different.length > 0 ? ['Changed:', ...different].join('\n  ') : 'No changes.')
  const affected = affectedFiles(different)
  return files.filter((file) => affected.has(file))
}

async function run(patterns: string[], options: Options) {
  const began = performance.now()
  const files = choose(patterns, options)

  const stopping = new AbortController()
  process.on('SIGINT', () => stopping.abort()).on('SIGTERM', () => stopping.abort())

  const folder = makeTestFolder()
  // Settings of a network in the environment of `npm test` are not passed to tests.
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'test', TMPDIR: folder }
  for (const name of [...Object.keys(variables), 'DATA_DIR', 'API_DATABASE_URL', 'API_KEYS_URL'])
    if (name !== 'NODE_ENV') delete env[name]
  delete env.TEST_REDIS
  if (options.redis !== undefined) env.TEST_REDIS = options.redis ? 'only' : 'none'
  const postgres = env.TEST_DATABASE_URL
    ? null
    : await startPostgres(join(folder, 'postgres'), console.log, { passing: true })
  if (postgres) env.TEST_DATABASE_URL = postgres.server
  try {
    env.TEST_TAP = tapBundle
    const tap = check('tap', ['node', 'scripts/test/make-tap.ts'], env)
    env.TEST_TABLES = 'tables'
    const tables = check('tables', ['node', 'scripts/testing/make-tables.ts'], env)
    env.TEST_DEMO = join(folder, 'demo')
    env.TEST_GALLERY = join(folder, 'gallery')
    const demo = check('demo network', ['node', 'scripts/testing/make-demo.ts'], env)
    const gallery = check('gallery', ['node', 'web/ui/testing/make-gallery.ts'], env)
    const checked = patterns.length === 0 && options.redis !== true
    const seen = files.filter(inBrowser)
    const before = [
      ...(existsSync(tapBundle) ? [] : [tap]),
      ...(checked ? checks : []),
      ...(files.some((file) => rank(file) === 1) ? [tables] : []),
      ...(seen.some((file) => !ofGallery(file)) ? [build, demo] : []),
      ...(seen.some(ofGallery) ? [gallery] : []),
    ]
    const tests = openTestFiles({ ...env, NO_COLOR: '1' })
    const testsOf = (chosen: readonly string[]) => chosen.map(tests.job)
    const others = kind(testsOf(files.filter((file) => !inBrowser(file))), 3)
    const phases = [[kind(before, 2)], [others, kind(testsOf(seen), 2)], [kind([tests.last], 1)]]
    const { total, times } = await runAll(phases, stopping.signal)
    const minutes = (performance.now() - began) / 60_000
    console.log(['', ...closing(total), ...slowest(times), `${minutes.toFixed(1)} minutes`, ''].join('\n'))
    if (stopping.signal.aborted) console.log('Stopped before the end.')
    console.log(inWords(total))
    if (total.failed.length > 0 || stopping.signal.aborted) process.exitCode = 1
  } finally {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const command = new Command('test')
  .description(
    'Run the checks (types, lint, format, generated files) and all test files. With patterns, run only the test files ' +
      'whose path contains one of them, without the checks.',
  )
  .argument('[pattern...]', 'part of a path, for example: messaging')
  .option(
    '--changed',
    'run the checks and the test files that changes since the branch left main can affect: those that import or name ' +
      'a changed file, directly or through others. Browser tests run on the whole network, so any file of the web or ' +
      'of a service it starts affects all of them',
  )
  .option('--base <commit>', 'like --changed, but with the changes since this commit')
  .option('--redis', 'run only the tests over Redis; fail without redis-server')
  .option('--no-redis', 'skip the tests over Redis, as if redis-server were not installed')
  .addHelpText(
    'after',
    `
Tests in a browser use the Chromium that comes with npm (Linux on x64), or the one that CHROMIUM names.
The end of a run names the tests that were skipped, each with the reason, those that failed, and the ten files that
took longest. The exit code is 1 if anything failed.`,
  )
  .action(run)

await runCommand(command)
