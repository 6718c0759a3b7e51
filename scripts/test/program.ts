import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from '../network.ts'

interface Ended {
  /** Exit code; null if a signal ended the program. */
  code: number | null
  late: boolean
  stdout: string
  /** Lines of stdout and stderr, in the order in which the program wrote them. */
  both: string
}

/** Time to exit after SIGTERM before the program is killed, in ms. */
export const STOP_TIMEOUT_MS = 5000

/** Kills a process and its descendants, except descendants that have left its process group. */
export function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // An error means that all processes of the group have already ended.
  }
}

/** Runs a program for at most `limit` ms; afterwards no child process is running. `signal` stops it early. */
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
    setTimeout(() => child.pid && killGroup(child.pid), STOP_TIMEOUT_MS).unref()
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
