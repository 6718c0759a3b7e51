import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ImageStore } from './store.ts'
import { codeOf } from '../../thrown.ts'

const isMissingFileError = (error: unknown) => codeOf(error) === 'ENOENT'

/** Images in a folder that the processes of one machine share. Only their owner can read them. */
export function folderStore(url: string): ImageStore {
  const root = fileURLToPath(url)
  return {
    async save(name, bytes) {
      const path = join(root, name)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      // Renamed when it is complete, because it may be read at any time.
      const incomplete = `${path}.${randomUUID()}`
      try {
        const file = await open(incomplete, 'wx', 0o600)
        try {
          await file.writeFile(bytes)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(incomplete, path)
      } catch (error) {
        // On a full disk, its rest would take the room that the next image needs.
        await rm(incomplete, { force: true })
        throw error
      }
    },
    async read(name) {
      try {
        return await readFile(join(root, name))
      } catch (error) {
        if (isMissingFileError(error)) return null
        throw error
      }
    },
    async remove(folder) {
      const path = join(root, folder)
      try {
        const inside = await readdir(path, { recursive: true, withFileTypes: true })
        await rm(path, { recursive: true, force: true })
        return inside.filter((entry) => entry.isFile()).length
      } catch (error) {
        if (isMissingFileError(error)) return 0
        throw error
      }
    },
    async disk() {
      await mkdir(root, { recursive: true, mode: 0o700 })
      const { bavail, blocks, bsize } = await statfs(root)
      return { available: bavail * bsize, total: blocks * bsize }
    },
  }
}
