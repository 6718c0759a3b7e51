import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { callerPath, openNetwork, root } from '../network.ts'

/** The variables that a process without keys is given. */
const harmless = ['PATH', 'HOME', 'TERM', 'NODE_OPTIONS', 'LANG']

/** Where the log is: that of EVENTSTORE_URL, or of the network on this machine. */
async function openEventStore(): Promise<{ url: string; close: () => Promise<void> }> {
  const { EVENTSTORE_URL: url } = process.env
  if (url) return { url, close: async () => {} }
  const network = await openNetwork({ need: ['eventstore'], log: (line) => console.error(line) })
  return { url: network.settings.eventstoreUrl, close: network.close }
}

/**
 * Answers the question of a file from the whole log, in a process of its own that has no keys and no database. The
 * rows go to standard output or to a file, the progress to standard error.
 */
export async function replayFile(
  file: string,
  to: 'csv' | 'table',
  output: string | undefined,
): Promise<void> {
  const store = await openEventStore()
  try {
    const env = Object.fromEntries(
      harmless.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
    )
    const args = [join(root, 'scripts/replay/answering.ts'), callerPath(file), to]
    const child = spawn(process.execPath, [...args, ...(output ? [callerPath(output)] : [])], {
      env: { ...env, EVENTSTORE_URL: store.url },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    const [code] = await once(child, 'exit')
    if (code !== 0) process.exitCode = 1
  } finally {
    await store.close()
  }
}
