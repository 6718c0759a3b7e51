import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isRunning, temporaryFolder } from '../../temporary.ts'

/** Time in ms after which a file is no longer taken in: that of a request and of the longest queue is shorter. */
const MAX_AGE_MS = 3_600_000

/** True for the folder of a process that has ended; that of another machine shows this only by its age. */
function isLeft(folder: string, name: string): boolean {
  const [, host, pid] = /^(.*)-(\d+)$/.exec(name) ?? []
  if (host === hostname()) return Number(pid) === process.pid || !isRunning(Number(pid))
  return Date.now() - statSync(join(folder, name)).mtimeMs > MAX_AGE_MS
}

/**
 * Returns a folder of this process for files that are being uploaded, and deletes those that processes left which were
 * killed. It is on the disk of the images, or a temporary one if these are on another server.
 */
export function openUploadFolder(imagesUrl: string): string {
  if (!imagesUrl.startsWith('file:')) return temporaryFolder('uploads')
  const all = join(fileURLToPath(imagesUrl), '.uploads')
  mkdirSync(all, { recursive: true, mode: 0o700 })
  for (const name of readdirSync(all))
    if (isLeft(all, name)) rmSync(join(all, name), { recursive: true, force: true })
  const own = join(all, `${hostname()}-${process.pid}`)
  mkdirSync(own, { recursive: true, mode: 0o700 })
  return own
}
