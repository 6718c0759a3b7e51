import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { callerPath, openNetwork, root } from '../network.ts'

/** Environment variables passed to the process that answers the question; none contains a key. */
const harmless = ['PATH', 'HOME', 'TERM', 'NODE_OPTIONS', 'LANG']

/** Returns the log's address: EVENTSTORE_URL, or the address of the network on this machine. */
async function openEventStore(): Promise<{ url: string; close: () => Promise<void> }> {
  const { EVENTSTORE_URL: url } = process.env
  if (url) return { url, close: async () => {} }
  const network = await openNetwork({ need: ['eventstore'], log: (line) => console.error(line) })
  return { url: network.settings.eventstoreUrl, close: network.close }
}

/** Answers a file's question from the whole log, in a process without keys and database. Writes the rows. */
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
    const args = [join(root, 'scripts/replay/answer-process.ts'), callerPath(file), to]
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
