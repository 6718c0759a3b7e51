import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs'

const marks = ['lock.sqlite', 'secrets.json', 'keys.sqlite', 'log.sqlite', 'postgres', 'redis']

/** Makes a data folder accessible to its owner only; creates a missing folder. Throws if it has unrelated files. */
export function openFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const names = readdirSync(folder).filter((name) => name !== 'lost+found')
  if (names.length > 0 && !names.some((name) => marks.includes(name))) {
    throw new Error(
      `${folder} contains other files (${names[0]}), but the data of a network needs its own folder. ` +
        'Set DATA_DIR to an empty folder, or to one that does not exist yet.',
    )
  }
  const { uid, mode } = statSync(folder)
  if (mode & 0o077 && uid === process.getuid?.()) chmodSync(folder, 0o700)
}
