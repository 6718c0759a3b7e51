import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { codeOf } from './thrown.ts'

/** True if a process of this machine is running, also one of another user. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

function deleteLeft(parent: string, start: string): void {
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(start)) continue
    const [, pid] = /^(\d+)-\w{6}$/.exec(name.slice(start.length)) ?? []
    if (pid === undefined || isRunning(Number(pid))) continue
    const path = join(parent, name)
    if (lstatSync(path, { throwIfNoEntry: false })?.uid !== process.getuid?.()) continue
    try {
      rmSync(path, { recursive: true, force: true })
    } catch {
      // A child of the killed process may still write into it; the next start deletes it.
    }
  }
}

/**
 * Makes a temporary folder of this process, which only its owner can read, and deletes those of the same kind that killed
 * processes left. The caller deletes it at the end.
 */
export function temporaryFolder(kind: string, parent = tmpdir()): string {
  const start = `communities-${kind}-`
  deleteLeft(parent, start)
  return mkdtempSync(join(parent, `${start}${process.pid}-`))
}
