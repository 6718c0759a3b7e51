import { execPath } from 'node:process'
import { add, nothing, type Outcome } from './outcome.ts'
import { runProgram } from './program.ts'
import { readTap } from './tap.ts'

export interface Job {
  name: string
  run: (signal: AbortSignal) => Promise<Outcome>
}

/** Limit that only a hanging job reaches, even on a busy machine. */
const JOB_TIMEOUT_MS = 300_000
/** The test's timeout is shorter than the job's, so that tap can report which test hangs. */
const TAP_TIMEOUT_MS = JOB_TIMEOUT_MS - 10_000

/** Module to load before a test file. */
const register = new URL('register.ts', import.meta.url).href

const failed = (test: string, details: string): Outcome => ({
  ...nothing,
  failed: [{ test, details }],
})

/** Creates a job that runs a program, and passes if the exit code is 0. */
export const check = (name: string, [command, ...args]: [string, ...string[]], env = process.env): Job => ({
  name,
  async run(signal) {
    const { code, late, both } = await runProgram(command, args, { env, limit: JOB_TIMEOUT_MS, signal })
    if (code === 0) return { passed: 1, failed: [], skipped: [] }
    return failed(name, late ? `took more than ${JOB_TIMEOUT_MS / 1000} s\n${both}` : both)
  },
})

const tail = (text: string, lines = 30) => text.trimEnd().split('\n').slice(-lines).join('\n')

/** Creates a job that runs a test file in a separate process. */
export const testFile = (file: string, env: NodeJS.ProcessEnv): Job => ({
  name: file,
  async run(signal) {
    const { code, late, stdout, both } = await runProgram(execPath, ['--import', register, file], {
      env: { ...env, TAP_TIMEOUT: String(TAP_TIMEOUT_MS / 1000), NO_COLOR: '1' },
      limit: JOB_TIMEOUT_MS,
      signal,
    })
    const outcome = readTap(file, stdout)
    const count = outcome.passed + outcome.failed.length + outcome.skipped.length
    if (late) return add(outcome, failed(file, `took more than ${JOB_TIMEOUT_MS / 1000} s\n${tail(both)}`))
    if (outcome.failed.length > 0 || (code === 0 && count > 0)) return outcome
    return failed(file, code === 0 ? 'holds no test' : `ended with ${code ?? 'a signal'}\n${tail(both)}`)
  },
})
