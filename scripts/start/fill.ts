import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Text that changes when a folder is used with another database or event store, which may lack the demo. */
const placeOf = ({ DATABASE_URL = '', EVENTSTORE_URL = '' } = process.env): string =>
  createHash('sha256').update(`${DATABASE_URL}\n${EVENTSTORE_URL}`).digest('hex')

const fileIn = (folder: string) => join(folder, 'demo')

/** True if an earlier start has added the whole demo to the network of this folder. */
export const isFilled = (folder: string): boolean =>
  existsSync(fileIn(folder)) && readFileSync(fileIn(folder), 'utf8') === placeOf()

/** Starts to fill a network with the demo; resolves once members can log in. Returns a function that stops it. */
export async function fillWithDemo(
  folder: string,
  env: Record<string, string>,
): Promise<() => Promise<void>> {
  const child = fork(join(import.meta.dirname, 'demo.ts'), { env: { ...process.env, ...env } })
  const ended = once(child, 'exit')
  const { promise: usable, resolve } = Promise.withResolvers<[]>()
  child.on('message', (told) => {
    if (told === 'usable') resolve([])
    if (told === 'complete') writeFileSync(fileIn(folder), placeOf(), { mode: 0o600 })
  })
  const [code] = await Promise.race([usable, ended])
  if (code) throw new Error('The demo could not be added (see above).')
  return async () => {
    child.kill('SIGTERM')
    await ended
  }
}
