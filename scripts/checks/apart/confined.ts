import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../../network.ts'
import { isRoot, NOBODY } from '../../network/run-as-nobody.ts'

// Confines processes to the project and a folder, as if they were alone on their machine. Node's permissions stop what
// is opened with its own functions. SQLite and other libraries open files past them, so each machine also has a user
// (if this process is root), and the files that its processes have open are looked at.

const SYSTEM = ['/usr', '/lib', '/lib64', '/etc', '/proc', '/sys']
/** Without /dev/shm, where files can be shared. */
const DEVICES = ['/dev/null', '/dev/random', '/dev/urandom']
const LOOK_EVERY_MS = 500
const FIRST_USER = 61_000

/** Options of Node with which a process can open no files but the project's, the system's and those of `folder`. */
export function confinedTo(folder: string): string {
  const may = [
    ...[root, ...SYSTEM, folder].map((path) => `--allow-fs-read=${path}/*`),
    ...DEVICES.map((path) => `--allow-fs-read=${path}`),
    `--allow-fs-write=${folder}/*`,
    ...['worker', 'addons', 'child-process', 'net'].map((what) => `--allow-${what}`),
  ]
  return ['--permission', ...may].join(' ')
}

/** User of a machine, who can enter no other machine's folder; undefined if this process cannot change the user. */
export function userOf(machine: number): { uid: number; gid: number } | undefined {
  if (!isRoot) return undefined
  // The group can reach the sockets of PostgreSQL's servers.
  const user = { uid: FIRST_USER + machine, gid: NOBODY }
  const asUser = [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups']
  const tried = spawnSync('setpriv', [...asUser, '--', 'test', '-r', join(root, 'package.json')])
  return tried.status === 0 ? user : undefined
}

const isWithin = (folder: string, path: string) => path === folder || path.startsWith(`${folder}/`)

/** Ids of a process and its descendants; [] if it has ended. */
function familyOf(pid: number): number[] {
  try {
    const tasks = readdirSync(`/proc/${pid}/task`)
    const children = tasks.flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    )
    return [pid, ...children.flatMap(familyOf)]
  } catch {
    return []
  }
}

function openFilesOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
      try {
        return [readlinkSync(`/proc/${pid}/fd/${fd}`)]
      } catch {
        return [] // It was closed meanwhile.
      }
    })
  } catch {
    return []
  }
}

/** Files that a process or its descendants have open outside the project, the system and `folder`. Linux only. */
export const filesOutside = (pid: number, folder: string): string[] =>
  familyOf(pid)
    .flatMap(openFilesOf)
    .filter((path) => path.startsWith('/') && !path.startsWith('/memfd:'))
    .filter((path) => ![root, ...SYSTEM, ...DEVICES, folder].some((allowed) => isWithin(allowed, path)))

/** Looks regularly at the open files of processes; returns a function that ends this and returns those outside. */
export function watchFiles(pids: () => readonly number[], folder: string): () => Promise<string[]> {
  const found = new Set<string>()
  const stop = new AbortController()
  async function look() {
    while (!stop.signal.aborted) {
      for (const pid of pids()) for (const file of filesOutside(pid, folder)) found.add(file)
      await sleep(LOOK_EVERY_MS, undefined, { signal: stop.signal }).catch(() => {})
    }
  }
  const looking = look()
  return async () => {
    stop.abort()
    await looking
    return [...found]
  }
}
