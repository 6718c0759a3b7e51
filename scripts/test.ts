import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { runCommand } from './command/run.ts'
import { variables } from '../services/settings.ts'
import { root } from './network.ts'
import { startPostgres } from './network/postgres.ts'
import { check, testFile, type Job } from './test/jobs.ts'
import { add, closing, inWords, nothing, type Outcome } from './test/outcome.ts'

// npm test: types, lint, format, generated files, the build; then every file of tests, some at a time.

/** Jobs of which so many may run at once: tests wait for disks and clocks, a browser for nothing but the processor. */
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
/** What the browser's tests look at. */
const build = check('build', ['node', 'scripts/build.ts'])

const inBrowser = (file: string) => file.endsWith('.browser.test.ts')

/** Quick ones first: those that start nothing, then those that start services, then those with a browser. */
function rank(file: string): number {
  if (inBrowser(file)) return 2
  return /\/testing\/(?!spec\.ts)/.test(readFileSync(join(root, file), 'utf8')) ? 1 : 0
}

const testFiles = (patterns: readonly string[]): string[] =>
  globSync('{events,services,projections,web,scripts}/**/*.test.ts', { cwd: root })
    .filter((file) => patterns.length === 0 || patterns.some((pattern) => file.includes(pattern)))
    .toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b))

/**
 * Runs one phase after the other, and prints a line for each job as it ends. Of the kinds of a phase the first comes
 * first; the next fills what is left of it, so that nobody waits for the slowest of its jobs.
 */
async function runAll(phases: readonly (readonly Kind[])[], signal: AbortSignal): Promise<Outcome> {
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
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      const verdict = outcome.failed.length > 0 ? 'FAILED' : 'ok'
      console.log(`[${ended}/${count}] ${verdict.padEnd(6)} ${job.name}: ${inWords(outcome)} (${seconds} s)`)
      for (const { test, details } of outcome.failed) {
        console.log(`\n  ${test}\n${details.replaceAll(/^(?=.)/gm, '    ')}\n`)
      }
    }
  }
  for (const kinds of phases) {
    const most = Math.max(...kinds.map(({ atOnce }) => atOnce))
    await Promise.all(Array.from({ length: most }, () => worker(kinds)))
  }
  return total
}

async function run(patterns: string[]) {
  const files = testFiles(patterns)
  if (files.length === 0) throw new Error(`No file of tests has ${patterns.join(' or ')} in its path.`)

  const stopping = new AbortController()
  process.on('SIGINT', () => stopping.abort()).on('SIGTERM', () => stopping.abort())

  const folder = mkdtempSync(join(tmpdir(), 'communities-test-'))
  // What a person has set for a network of theirs is none of the tests' business.
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'test' }
  for (const name of [...Object.keys(variables), 'DATA_DIR']) if (name !== 'NODE_ENV') delete env[name]
  const postgres = env.TEST_DATABASE_URL
    ? null
    : await startPostgres(join(folder, 'postgres'), console.log, { passing: true })
  if (postgres) env.TEST_DATABASE_URL = postgres.server
  try {
    env.TEST_DEMO = join(folder, 'demo')
    const demo = check('demo network', ['node', 'scripts/testing/make-demo.ts'], env)
    const before = [...(patterns.length === 0 ? checks : []), ...(files.some(inBrowser) ? [build, demo] : [])]
    const testsOf = (chosen: readonly string[]) => chosen.map((file) => testFile(file, env))
    const others = kind(testsOf(files.filter((file) => !inBrowser(file))), 3)
    const phases = [[kind(before, 2)], [others, kind(testsOf(files.filter(inBrowser)), 2)]]
    const outcome = await runAll(phases, stopping.signal)
    console.log(['', ...closing(outcome), ''].join('\n'))
    if (stopping.signal.aborted) console.log('Stopped before the end.')
    console.log(inWords(outcome))
    if (outcome.failed.length > 0 || stopping.signal.aborted) process.exitCode = 1
  } finally {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const command = new Command('test')
  .description(
    'Run the checks and the tests; with patterns, only the files of tests whose path has one of them, and the build ' +
      'where these look at it.',
  )
  .argument('[pattern...]')
  .action(run)

await runCommand(command)
