import { execPath } from 'node:process'
import type { Outcome } from './outcome.ts'
import { runProgram } from './program.ts'
import { readTap } from './tap.ts'

/** A piece of work of a test run. */
export interface Job {
  name: string
  run: (signal: AbortSignal) => Promise<Outcome>
}

/** How long one check or one test file may take, in ms. */
const LIMIT = 120_000
/** tap's own limit comes first: it tells which test hangs. */
const TAP_LIMIT = LIMIT - 10_000

const failure = (test: string, details: string): Outcome => ({
  passed: 0,
  failed: [{ test, details }],
  skipped: [],
})

/** A program that counts as one test: it passes when it ends with 0. */
export const check = (name: string, [command, ...args]: [string, ...string[]], env = process.env): Job => ({
  name,
  async run(signal) {
    const { code, late, both } = await runProgram(command, args, { env, limit: LIMIT, signal })
    if (code === 0) return { passed: 1, failed: [], skipped: [] }
    return failure(name, late ? `took more than ${LIMIT / 1000} s\n${both}` : both)
  },
})

/** The last lines of a text. */
const tail = (text: string, lines = 30) => text.trimEnd().split('\n').slice(-lines).join('\n')

/** A file of tests, run in a process of its own. */
export const testFile = (file: string, env: NodeJS.ProcessEnv): Job => ({
  name: file,
  async run(signal) {
    const { code, late, stdout, both } = await runProgram(execPath, [file], {
      env: { ...env, TAP_TIMEOUT: String(TAP_LIMIT / 1000), NO_COLOR: '1' },
      limit: LIMIT,
      signal,
    })
    const outcome = readTap(file, stdout)
    const count = outcome.passed + outcome.failed.length + outcome.skipped.length
    if (late) return { ...outcome, ...failure(file, `took more than ${LIMIT / 1000} s\n${tail(both)}`) }
    if (outcome.failed.length > 0 || (code === 0 && count > 0)) return outcome
    return failure(file, code === 0 ? 'holds no test' : `ended with ${code ?? 'a signal'}\n${tail(both)}`)
  },
})
