import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from '../network.ts'

/** How a program ended, and what it printed. */
export interface Ended {
  /** Null when a signal ended it. */
  code: number | null
  late: boolean
  stdout: string
  /** What it printed to stdout and stderr, as it came. */
  both: string
}

/** How long a program may take to stop when it is asked to, in ms. */
const STOPPING = 5000

/** Ends a process and all that it started, except what left its group. */
function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // Nobody of the group is left.
  }
}

/**
 * Runs a program to its end, at most `limit` ms long, and leaves none of its children behind.
 * `signal` stops it early.
 */
export async function runProgram(
  command: string,
  args: readonly string[],
  { env, limit, signal }: { env: NodeJS.ProcessEnv; limit: number; signal: AbortSignal },
): Promise<Ended> {
  const child = spawn(command, args, { cwd: root, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const closed = once(child, 'close')
  let stdout = ''
  let both = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text
    both += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => (both += text))

  let late = false
  const stop = () => {
    child.kill('SIGTERM')
    setTimeout(() => child.pid && killGroup(child.pid), STOPPING).unref()
  }
  const timer = setTimeout(() => {
    late = true
    stop()
  }, limit)
  signal.addEventListener('abort', stop)
  child.on('exit', () => child.pid && killGroup(child.pid))
  try {
    const [code]: [number | null] = await closed.then(([code]) => [code])
    return { code, late, stdout, both }
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}
