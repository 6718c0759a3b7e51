import { folderStore } from './folder.ts'
import { codeOf } from '../../thrown.ts'

/** Files of images by their names, which are paths such as `shown/member_01/0a1b/44.webp`. */
export interface ImageStore {
  save: (name: string, bytes: Uint8Array) => Promise<void>
  /** Reads a file; null if there is none. */
  read: (name: string) => Promise<Uint8Array | null>
  /** Deletes all files under a folder, which ends with a slash; returns their number. */
  remove: (folder: string) => Promise<number>
  /** Free and total bytes of the disk of the images; null if it is that of another server. */
  disk: () => Promise<{ available: number; total: number } | null>
}

/** True if a file could not be saved because its disk, or the share of it that may be used, is full. */
export const isFullDisk = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(String(codeOf(error)))

const NAME = /^[a-z0-9_]+(?:\/[a-z0-9_]+)*\/[a-z0-9_]+\.webp$/
const FOLDER = /^(?:[a-z0-9_]+\/)+$/

const checkedName = (name: string, pattern: RegExp): string => {
  if (!pattern.test(name)) throw new RangeError('This is not the name of an image')
  return name
}

/** Opens the store at an address: `file:///folder`, or `https://key:secret@host/bucket` of a server with S3's protocol. */
export function openImageStore(url: string): ImageStore {
  const isFolder = url.startsWith('file:')
  const store = isFolder
    ? Promise.resolve(folderStore(url))
    : // Imported on demand, because one machine needs no object storage.
      import('./s3.ts').then(({ s3Store }) => s3Store(url))
  store.catch(() => {}) // Each use reports the error.
  return {
    save: async (name, bytes) => (await store).save(checkedName(name, NAME), bytes),
    read: async (name) => (NAME.test(name) ? (await store).read(name) : null),
    remove: async (folder) => (await store).remove(checkedName(folder, FOLDER)),
    disk: async () => (await store).disk(),
  }
}
