import { resolve } from 'node:path'
import { root } from '../network.ts'
import { add, nothing, type Outcome } from './outcome.ts'
import { runProgram } from './program.ts'
import { readTap } from './tap.ts'
import { startTestProcess, type Ran, type TestProcess } from './test-process.ts'

export interface Job {
  name: string
  run: (signal: AbortSignal) => Promise<Outcome>
}

/** Limit that only a hanging job reaches, even on a busy machine. */
const JOB_TIMEOUT_MS = 300_000
/** Number of test files that one process runs, so that most files find the modules of the product loaded. */
const FILES_PER_PROCESS = 10
/** Time for a process to end by itself after its last file, in ms; a file that leaves something open exceeds it. */
const END_TIMEOUT_MS = 30_000

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

function outcomeOf(file: string, { tap, both, isDone, late, code }: Ran): Outcome {
  const outcome = readTap(file, tap)
  if (late) return add(outcome, failed(file, `took too long\n${tail(both)}`))
  if (!isDone) return add(outcome, failed(file, `ended with ${code ?? 'a signal'}\n${tail(both)}`))
  const count = outcome.passed + outcome.failed.length + outcome.skipped.length
  return count > 0 ? outcome : failed(file, 'holds no test')
}

/** True for a test file that changes what others in its process would use, and so has a process of its own. */
const isIsolated = (file: string) => file.endsWith('.isolated.test.ts')

/** Test files, each of which runs in a process that has run others before it, or will. */
export interface TestFiles {
  job: (file: string) => Job
  /** Job that lets all processes end, after the last file; it fails if one does not, or ends with an error. */
  last: Job
}

export function openTestFiles(
  env: NodeJS.ProcessEnv,
  { limit = JOB_TIMEOUT_MS, endLimit = END_TIMEOUT_MS } = {},
): TestFiles {
  const idle: TestProcess[] = []
  const names = new Map<TestProcess, string[]>()

  async function end(one: TestProcess): Promise<Outcome> {
    const ran = names.get(one)?.join(', ') ?? ''
    names.delete(one)
    const { code, late, both } = await one.end(endLimit)
    if (late) return failed(ran, `left something open, so that the process did not end\n${tail(both)}`)
    return code === 0 ? nothing : failed(ran, `ended with ${code ?? 'a signal'}\n${tail(both)}`)
  }

  return {
    job: (file) => ({
      name: file,
      async run(signal) {
        const one = (isIsolated(file) ? undefined : idle.pop()) ?? startTestProcess(env)
        names.set(one, [...(names.get(one) ?? []), file])
        const ran = await one.run(resolve(root, file), limit, signal)
        const outcome = outcomeOf(file, ran)
        if (!ran.isDone) names.delete(one)
        else if (isIsolated(file) || one.files() >= FILES_PER_PROCESS) return add(outcome, await end(one))
        else idle.push(one)
        return outcome
      },
    }),
    last: {
      name: 'end of the test processes',
      run: async () => (await Promise.all(idle.splice(0).map(end))).reduce(add, nothing),
    },
  }
}
