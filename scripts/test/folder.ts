import { chmodSync, readFileSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { temporaryFolder } from '../../services/temporary.ts'

const IN_MEMORY = '/dev/shm'
/** Memory (bytes) that must be free for a test run's data: they take less than 1 GB, and the rest is for processes. */
const MIN_FREE_BYTES = 6 * 2 ** 30

/** True if a file system in memory is mounted at `path` and tests can run programs there; `mounts` is /proc/mounts. */
export const isMounted = (path: string, mounts: string): boolean =>
  mounts.split('\n').some((line) => {
    const [, at, type, options = ''] = line.split(' ')
    return (
      at === path && type === 'tmpfs' && !options.split(',').some((one) => one === 'noexec' || one === 'ro')
    )
  })

function fitsInMemory(): boolean {
  if (process.platform !== 'linux' || !isMounted(IN_MEMORY, readFileSync('/proc/mounts', 'utf8')))
    return false
  const { bavail, bsize } = statfsSync(IN_MEMORY)
  return Math.min(bavail * bsize, process.availableMemory()) >= MIN_FREE_BYTES
}

/**
 * Creates a folder for the data of a test run. It is in memory if there is enough, because tests create and delete tens
 * of thousands of small files, which is slow on ext4. Other users can pass through it, as Postgres may run as `nobody`.
 */
export function makeTestFolder(): string {
  const folder = temporaryFolder('test', fitsInMemory() ? IN_MEMORY : tmpdir())
  chmodSync(folder, 0o711)
  return folder
}
